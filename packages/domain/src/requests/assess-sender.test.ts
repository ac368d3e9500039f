import { expect, test } from 'vitest'
import { assessSender, type SenderFacts } from './assess-sender.ts'

const person: SenderFacts = { proof: 'good', filledHoneypot: false, secondsOpen: 40 }
const trusted = { allowance: 6, review: false }
const watched = { allowance: 1, review: true }

test.each<[string, Partial<SenderFacts>, ReturnType<typeof assessSender>]>([
  ['a proof and a normal time to fill in', {}, trusted],
  ['a proof, time unknown', { secondsOpen: undefined }, trusted],
  ['no proof, as without JavaScript: limited, never refused', { proof: 'none' }, watched],
  ['a filled honeypot', { filledHoneypot: true }, watched],
  ['sent after two seconds', { secondsOpen: 2 }, watched],
  ['a used, expired or foreign proof', { proof: 'bad' }, 'refused'],
])('%s [B1] [B3]', (_, facts, assessment) => {
  expect(assessSender({ ...person, ...facts })).toEqual(assessment)
})
