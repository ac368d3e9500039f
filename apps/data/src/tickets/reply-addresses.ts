import { createSigner, type SigningKeys } from '../signing/signer.ts'

export type ReplyAddresses = {
  toAddress: (id: string) => string
  /** The id encoded in an address; undefined if the signature is not ours. */
  readAddress: (address: string) => string | undefined
}

const prefix = 'reply+'
/** The local part has at most 64 characters; id and signature take 26 each, in lower case because case may be lost. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const tokenPattern = /^[a-z2-7]{52}$/

/** Signs the ids of reply addresses, so that an address cannot be forged or changed to that of another ticket. */
export function createReplyAddresses({ keys, domain }: { keys: SigningKeys; domain: string }): ReplyAddresses {
  const signer = createSigner({ keys, purpose: 'reply-address', signatureBytes: 16 })
  return {
    toAddress: (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return `${prefix}${encode(bytes)}${encode(signer.sign(bytes))}@${domain}`
    },
    readAddress: (address) => {
      const [local = '', host] = address.toLowerCase().split('@')
      const token = local.slice(prefix.length)
      if (host !== domain || !local.startsWith(prefix) || !tokenPattern.test(token)) return undefined
      const [id, signature] = [decode(token.slice(0, 26)), decode(token.slice(26))]
      // Each half has two unused bits; re-encoding rejects any second spelling of the same address.
      if (encode(id) + encode(signature) !== token) return undefined
      return signer.verify(id, signature) ? toUuid(id.toString('hex')) : undefined
    },
  }
}

/** Sixteen bytes as 26 base32 characters. */
function encode(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let index = 0; index < 26; index += 1) {
    text = `${alphabet[Number(rest & 31n)]}${text}`
    rest >>= 5n
  }
  return text
}

function decode(text: string): Buffer {
  let number = 0n
  for (const letter of text) number = (number << 5n) | BigInt(alphabet.indexOf(letter))
  return Buffer.from((number & ((1n << 128n) - 1n)).toString(16).padStart(32, '0'), 'hex')
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
