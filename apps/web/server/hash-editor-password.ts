import { text } from 'node:stream/consumers'
import { hash } from '@node-rs/argon2'

/** Reads a password from standard input and prints EDITOR_PASSWORD_HASH. The cost is the least that OWASP recommends. */
const password = (await text(process.stdin)).trim()
if (password.length < 12) throw new Error('The password of the editor area needs at least 12 characters')
const written = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
process.stdout.write(`${Buffer.from(written).toString('base64url')}\n`)
