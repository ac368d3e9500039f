import process from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutQuotedText, toReplyLine } from './cut-quoted-text.ts'

const line = toReplyLine('Please write above this line')

test.each([
  ['nothing quoted', 'It was the seal.\n\nThank you', 'It was the seal.\n\nThank you'],
  ['our reply line', `It was the seal.\n\n${line}\n\nWhich seal?`, 'It was the seal.'],
  ['our reply line, quoted', `Yes.\n\n> ${line}\n> Which seal?`, 'Yes.'],
  ['Apple Mail', `Yes.\n\n> On 15. Nov 2026, at 10:02, Norlitz <reply+x@n.example> wrote:\n> \n> Which seal?`, 'Yes.'],
  ['Gmail', `Yes.\n\nOn Sun, Nov 15, 2026 at 10:02 AM Norlitz <reply+x@n.example> wrote:\n\n> Which?`, 'Yes.'],
  ['Gmail over two lines', `Yes.\n\nOn Sun, Nov 15, 2026 at 10:02 AM Norlitz\n<reply+x@n.example> wrote:\n> a`, 'Yes.'],
  ['Thunderbird, German', `Ja.\n\nAm 15.11.26 um 10:02 schrieb Norlitz:\n> Welche?`, 'Ja.'],
  ['French', `Oui.\n\nLe dim. 15 nov. 2026 à 10:02, Norlitz a écrit :\n> Lequel ?`, 'Oui.'],
  ['Hungarian', `Igen.\n\nNorlitz <reply+x@n.example> ezt írta (2026. nov. 15., V, 10:02):\n> Melyik?`, 'Igen.'],
  ['Chinese', `是的。\n\nNorlitz <reply+x@n.example> 于2026年11月15日周日 10:02写道：\n> 哪个？`, '是的。'],
  ['Outlook', `Yes.\n\n________________________________\nFrom: Norlitz\nSent: Sunday\nTo: A\n\nWhich?`, 'Yes.'],
  [
    'Outlook, German',
    `Ja.\r\n\r\nVon: Norlitz <reply+x@n.example>\r\nGesendet: Sonntag\r\nAn: A\r\n\r\nWelche?`,
    'Ja.',
  ],
  ['an original message', `Ja.\n\n-----Ursprüngliche Nachricht-----\nVon: Norlitz`, 'Ja.'],
  ['a signature', `Yes.\n-- \nAnna Berg\nLakefront`, 'Yes.'],
  ['a phone', `Yes.\n\nSent from my iPhone`, 'Yes.'],
  ['a quotation only', `> ${line}\n> Which seal?`, ''],
])('%s', (_, mail, typed) => {
  expect(cutQuotedText(mail)).toBe(typed)
})

test('keeps a line that only starts like a quotation header', () => {
  const text = 'On Monday the seal broke.\nFrom: hall 2\nIt wrote: E17 on the display'
  expect(cutQuotedText(text)).toBe(text)
})

test('never keeps text below the reply line', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, quoted) => {
      const cut = cutQuotedText(`${typed}\n${line}\nsecret ${quoted}`)
      expect(cut).not.toContain('secret')
    }),
  )
})

test.each(['<@', '<@\n', '<a@b> ', '> ', ' ', '\n', 'on ', 'on wrote', '_', '-', '##-', 'From: x\n', '<a@b>\n'])(
  'cuts a text of 200,000 characters of %j in linear time [I11]',
  (part) => {
    const started = process.threadCpuUsage()
    cutQuotedText(part.repeat(200_000 / part.length))
    expect(process.threadCpuUsage(started).user).toBeLessThan(500_000)
  },
)
