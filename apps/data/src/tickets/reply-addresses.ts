import { createHmac, timingSafeEqual } from 'node:crypto'

export type ReplyAddresses = {
  toAddress: (id: string) => string
  /** The id an address was made for; nothing if we did not make it. */
  readAddress: (address: string) => string | undefined
}

const mark = 'reply+'
/** 64 signs are all that stand before the @; id and signature are 26 each, and capitals may be lost on the way. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const shape = /^[a-z2-7]{52}$/

/** Signs the ids of reply addresses, so that nobody can make one up or bend one into that of another ticket. */
export function createReplyAddresses({ key, domain }: { key: string; domain: string }): ReplyAddresses {
  const sign = (id: Buffer) => createHmac('sha256', key).update('reply-address').update(id).digest().subarray(0, 16)
  return {
    toAddress: (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return `${mark}${encode(bytes)}${encode(sign(bytes))}@${domain}`
    },
    readAddress: (address) => {
      const [local = '', host] = address.toLowerCase().split('@')
      const token = local.slice(mark.length)
      if (host !== domain || !local.startsWith(mark) || !shape.test(token)) return undefined
      const [id, signature] = [decode(token.slice(0, 26)), decode(token.slice(26))]
      // Two bits of each half say nothing: there is one way to write an address.
      if (encode(id) + encode(signature) !== token) return undefined
      return timingSafeEqual(sign(id), signature) ? toUuid(id.toString('hex')) : undefined
    },
  }
}

/** Sixteen bytes as 26 letters of five bits each. */
function encode(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let place = 0; place < 26; place += 1) {
    text = `${letters[Number(rest & 31n)]}${text}`
    rest >>= 5n
  }
  return text
}

function decode(text: string): Buffer {
  let number = 0n
  for (const letter of text) number = (number << 5n) | BigInt(letters.indexOf(letter))
  return Buffer.from((number & ((1n << 128n) - 1n)).toString(16).padStart(32, '0'), 'hex')
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
