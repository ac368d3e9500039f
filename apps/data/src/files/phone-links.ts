import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { phoneLinkMs } from '@ferrule/domain/files/phone-link'

/** Who holds a secret of a link: the phone, which adds, or the form, which fetches and ends. */
export type LinkHolder = 'phone' | 'form'

export type SignedPhoneLink = { id: string; endsAt: Date }

export type PhoneLinks = {
  /** A new link. Nothing is stored for one that nobody uses. */
  open: () => SignedPhoneLink & Record<LinkHolder, string>
  /** The link a secret of this holder was made for, or nothing if we did not make it. */
  read: (token: string, holder: LinkHolder) => SignedPhoneLink | undefined
}

const idBytes = 16
const timeBytes = 6
const signatureBytes = 16

/** Signs links between a form and a phone. The two secrets of a link open different things, and neither the other. */
export function createPhoneLinks({ key, now }: { key: string; now: () => Date }): PhoneLinks {
  const sign = (told: Buffer, holder: LinkHolder) =>
    createHmac('sha256', key).update(`phone-link-${holder}`).update(told).digest().subarray(0, signatureBytes)
  return {
    open: () => {
      const id = randomUUID()
      const endsAt = new Date(now().getTime() + phoneLinkMs)
      const told = Buffer.alloc(idBytes + timeBytes)
      told.write(id.replaceAll('-', ''), 'hex')
      told.writeUIntBE(endsAt.getTime(), idBytes, timeBytes)
      const toToken = (holder: LinkHolder) => Buffer.concat([told, sign(told, holder)]).toString('base64url')
      return { id, endsAt, phone: toToken('phone'), form: toToken('form') }
    },
    read: (token, holder) => {
      const bytes = Buffer.from(token, 'base64url')
      const told = bytes.subarray(0, idBytes + timeBytes)
      const signature = bytes.subarray(idBytes + timeBytes)
      if (signature.length !== signatureBytes || bytes.toString('base64url') !== token) return undefined
      if (!timingSafeEqual(sign(told, holder), signature)) return undefined
      const id = told.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, endsAt: new Date(told.readUIntBE(idBytes, timeBytes)) }
    },
  }
}
