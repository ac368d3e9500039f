// node src/advisories/create-signing-key.ts
// Prints a fresh value for ADVISORY_SIGNING_KEY: an OpenPGP private key in Base64. GnuPG 2.2 refuses keys of the newer
// type `curve25519`.
import { generateKey } from 'openpgp'

const { privateKey } = await generateKey({
  type: 'ecc',
  curve: 'ed25519Legacy',
  userIDs: [{ name: 'Product Security' }],
  format: 'object',
})
process.stdout.write(`${Buffer.from(privateKey.write()).toString('base64')}\n`)
