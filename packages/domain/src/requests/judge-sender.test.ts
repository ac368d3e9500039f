import { expect, test } from 'vitest'
import { judgeSender, type SenderFacts } from './judge-sender.ts'

const person: SenderFacts = { proof: 'good', fellIntoTrap: false, secondsOpen: 40 }
const trusted = { allowance: 6, review: false }
const watched = { allowance: 1, review: true }

test.each<[string, Partial<SenderFacts>, ReturnType<typeof judgeSender>]>([
  ['a proof and time to fill in', {}, trusted],
  ['a proof, time unknown', { secondsOpen: undefined }, trusted],
  ['no proof, as without script: scored, never refused', { proof: 'none' }, watched],
  ['a filled trap', { fellIntoTrap: true }, watched],
  ['two seconds', { secondsOpen: 2 }, watched],
  ['a used, old or foreign proof', { proof: 'bad' }, 'refused'],
])('%s [B1] [B3]', (_, facts, verdict) => {
  expect(judgeSender({ ...person, ...facts })).toEqual(verdict)
})
