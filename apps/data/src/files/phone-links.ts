import { randomUUID } from 'node:crypto'
import { phoneLinkMs } from '@ferrule/domain/files/phone-link'
import { createSigner, type SigningKeys } from '../signing/signer.ts'

/** The side that holds a token: the phone adds files; the form reads them and ends the link. */
export type LinkHolder = 'phone' | 'form'

export type SignedPhoneLink = { id: string; endsAt: Date }

export type PhoneLinks = {
  /** Creates a link. Nothing is stored until it is used. */
  open: () => SignedPhoneLink & Record<LinkHolder, string>
  /** The link of a token; undefined if the signature is not ours or is for the other holder. */
  read: (token: string, holder: LinkHolder) => SignedPhoneLink | undefined
}

const idBytes = 16
const timeBytes = 6
const signatureBytes = 16

/** Signs links between a form and a phone. The token of one side cannot be used as that of the other. */
export function createPhoneLinks({ keys, now }: { keys: SigningKeys; now: () => Date }): PhoneLinks {
  const signers = {
    phone: createSigner({ keys, purpose: 'phone-link-phone', signatureBytes }),
    form: createSigner({ keys, purpose: 'phone-link-form', signatureBytes }),
  }
  return {
    open: () => {
      const id = randomUUID()
      const endsAt = new Date(now().getTime() + phoneLinkMs)
      const payload = Buffer.alloc(idBytes + timeBytes)
      payload.write(id.replaceAll('-', ''), 'hex')
      payload.writeUIntBE(endsAt.getTime(), idBytes, timeBytes)
      const toToken = (holder: LinkHolder) =>
        Buffer.concat([payload, signers[holder].sign(payload)]).toString('base64url')
      return { id, endsAt, phone: toToken('phone'), form: toToken('form') }
    },
    read: (token, holder) => {
      const bytes = Buffer.from(token, 'base64url')
      const payload = bytes.subarray(0, idBytes + timeBytes)
      const signature = bytes.subarray(idBytes + timeBytes)
      if (bytes.toString('base64url') !== token || !signers[holder].verify(payload, signature)) return undefined
      const id = payload.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, endsAt: new Date(payload.readUIntBE(idBytes, timeBytes)) }
    },
  }
}
