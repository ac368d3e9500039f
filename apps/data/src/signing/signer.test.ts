import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFileLinks } from '../files/file-links.ts'
import { createPhoneLinks } from '../files/phone-links.ts'
import { createRequestLinks } from '../requests/request-links.ts'
import { createDownloadLinks } from '../software/download-links.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import { createSigner, type SigningKeys } from './signer.ts'

const now = () => new Date('2026-11-15T12:00:00Z')
const id = randomUUIDv7()

/** Each kind of link: whether a link signed with some keys is accepted with others. */
const kinds: [kind: string, isAccepted: (signing: SigningKeys, reading: SigningKeys) => boolean][] = [
  [
    'request',
    (signing, reading) => createRequestLinks(reading).readToken(createRequestLinks(signing).toToken(id)) === id,
  ],
  [
    'file',
    (signing, reading) => {
      const link = createFileLinks({ keys: signing, now }).toPath('A'.repeat(43)).replace('/api/files/', '')
      return createFileLinks({ keys: reading, now }).read(link) !== undefined
    },
  ],
  [
    'phone',
    (signing, reading) => {
      const { phone } = createPhoneLinks({ keys: signing, now }).open()
      return createPhoneLinks({ keys: reading, now }).read(phone, 'phone') !== undefined
    },
  ],
  [
    'software download',
    (signing, reading) =>
      createDownloadLinks(reading).readToken(createDownloadLinks(signing).toToken(id, now()), now()) === id,
  ],
  [
    'reply address',
    (signing, reading) => {
      const address = createReplyAddresses({ keys: signing, domain: 'reply.example' }).toAddress(id)
      return createReplyAddresses({ keys: reading, domain: 'reply.example' }).readAddress(address) === id
    },
  ],
]

test.each(kinds)('a %s link stays valid after its key was rotated, until the key is removed [S7]', (_, isAccepted) => {
  expect(isAccepted(['old'], ['new', 'old'])).toBe(true)
  expect(isAccepted(['new', 'old'], ['new'])).toBe(true)
  expect(isAccepted(['old'], ['new'])).toBe(false)
})

test('a signature of one purpose is worthless for another', () => {
  const content = Buffer.from('the same content')
  const one = createSigner({ keys: ['key'], purpose: 'one', signatureBytes: 16 })
  const other = createSigner({ keys: ['key'], purpose: 'other', signatureBytes: 16 })
  expect(one.verify(content, one.sign(content))).toBe(true)
  expect(other.verify(content, one.sign(content))).toBe(false)
  expect(one.verify(content, one.sign(content).subarray(1))).toBe(false)
})
