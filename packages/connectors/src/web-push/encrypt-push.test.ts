import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'

const decode = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, section 5 and appendix A.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const encrypted =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

function createSender() {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(decode('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  return { ecdh, salt: decode('DGv6ra1nlYgDCS1FRnbzlw') }
}

test('encrypts the example of RFC 8291 to its bytes', () => {
  const sent = encryptPush('When I grow up, I want to be a watermelon', keys, createSender())
  expect(sent.toString('base64url')).toBe(encrypted)
})

test('throws for a key that is no point on the curve', () => {
  const p256dh = `B${'A'.repeat(86)}`
  expect(() => encryptPush('a', { ...keys, p256dh }, createSender())).toThrow()
})
