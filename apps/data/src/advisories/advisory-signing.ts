import { createMessage, readPrivateKey, sign } from 'openpgp'

export type AdvisorySigning = {
  /** In upper case. */
  fingerprint: string
  publicKey: string
  /** Detached OpenPGP signature of a text, armored. */
  sign: (text: string) => Promise<string>
}

/** `key` is an OpenPGP private key without passphrase, in Base64. */
export async function createAdvisorySigning(key: string): Promise<AdvisorySigning> {
  const privateKey = await readPrivateKey({ binaryKey: Buffer.from(key, 'base64') })
  if (!privateKey.isDecrypted()) throw new Error('the advisory signing key must not have a passphrase')
  return {
    fingerprint: privateKey.getFingerprint().toUpperCase(),
    publicKey: privateKey.toPublic().armor(),
    sign: async (text) =>
      sign({
        message: await createMessage({ binary: Buffer.from(text) }),
        signingKeys: privateKey,
        detached: true,
        format: 'armored',
      }),
  }
}
