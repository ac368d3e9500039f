import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTranslations } from './apply-translations.ts'
import { listSegments } from './segments.ts'
import { assignStableKeys, stableKeyOf } from './stable-keys.ts'
import { type ContentRow, rowsOf, type TextField } from './text-field.ts'

const rows: TextField = { type: 'list', name: 'rows', fields: [{ type: 'text', name: 'text', maxLength: 40 }] }
const block: TextField[] = [{ type: 'text', name: 'heading', maxLength: 40 }, rows]
const types = ['hero', 'text', 'table']
const fields: TextField[] = [
  { type: 'text', name: 'title', maxLength: 40 },
  { type: 'blocks', name: 'blocks', blocks: Object.fromEntries(types.map((type) => [type, block])) },
]
const none = { saved: undefined, reference: undefined }
const noRichText = { toSections: () => undefined, withSections: () => undefined }

const languages = ['en', 'de', 'fr'] as const
type Language = (typeof languages)[number]
type Page = Record<Language, ContentRow>

function counter(prefix: string): () => string {
  let count = 0
  return () => `${prefix}${++count}`
}

const move = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to % (rest.length + 1), 0, ...list.slice(from, from + 1))
}

const blocksOf = (record: ContentRow) => rowsOf(record, { name: 'blocks' })

type Step =
  | { kind: 'add'; type: string; at: number }
  | { kind: 'move' | 'move-row'; from: number; to: number }
  | { kind: 'remove' | 'duplicate' | 'edit'; at: number }
  | { kind: 'copy'; to: Language }
  | { kind: 'resend' }

const at = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), type: fc.constantFrom(...types), at }),
  fc.record({ kind: fc.constantFrom('move' as const, 'move-row' as const), from: at, to: at }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'duplicate' as const, 'edit' as const), at }),
  fc.record({ kind: fc.constant('copy' as const), to: fc.constantFrom(...languages) }),
  fc.constant({ kind: 'resend' as const }),
)

/** Changes the blocks as the admin does. `origin` marks what a block is about, whichever language it is in. */
function change(blocks: ContentRow[], one: Exclude<Step, { kind: 'copy' }>, next: () => string): ContentRow[] {
  if (one.kind === 'add') {
    const [origin, list] = [next(), [{ id: next(), text: 'row' }]]
    return blocks.toSpliced(one.at, 0, { id: origin, blockType: one.type, heading: 'New', origin, rows: list })
  }
  // A form that does not know the keys its rows got.
  if (one.kind === 'resend') return blocks.map((row) => ({ ...row, stableKey: undefined }))
  if (blocks.length === 0) return blocks
  if ('from' in one) {
    if (one.kind === 'move') return move(blocks, one.from % blocks.length, one.to)
    const index = one.from % blocks.length
    const list = rowsOf(blocks[index], rows)
    return blocks.with(index, { ...blocks[index], rows: move(list, one.to % Math.max(1, list.length), one.from) })
  }
  const index = one.at % blocks.length
  if (one.kind === 'remove') return blocks.toSpliced(index, 1)
  if (one.kind === 'edit') return blocks.with(index, { ...blocks[index], heading: `Edited ${one.at}` })
  // The copy has the key of the original and is about something of its own from now on.
  const origin = next()
  return blocks.toSpliced(index + 1, 0, { ...blocks[index], id: origin, origin })
}

test('a key stands for the same block in every language, however blocks are added, moved, copied and removed', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ language: fc.constantFrom(...languages), step }), { maxLength: 40 }), (steps) => {
      const [nextOrigin, createKey] = [counter('o'), counter('k')]
      const page: Page = { en: { blocks: [] }, de: { blocks: [] }, fr: { blocks: [] } }
      const originOf = new Map<string, unknown>()
      for (const { language, step: one } of steps) {
        const to = one.kind === 'copy' ? one.to : language
        // "Copy to locale" removes the ids.
        const copied = blocksOf(page[language]).map((row, index) => ({ ...row, id: `${to}${nextOrigin()}${index}` }))
        const blocks = one.kind === 'copy' ? copied : change(blocksOf(page[to]), one, nextOrigin)
        // No reference: taking over keys is a rule of its own, tested below.
        page[to] = assignStableKeys(fields, { blocks }, { saved: page[to], reference: undefined, createKey })
        const keyed = blocksOf(page[to])
        expect(new Set(keyed.map(stableKeyOf)).size).toBe(keyed.length)
        for (const row of [...keyed, ...keyed.flatMap((one) => rowsOf(one, rows))]) {
          const key = stableKeyOf(row) ?? ''
          expect(key).not.toBe('')
          // Rows of a duplicated block keep their keys within the copy; block keys are unique on the page.
          if (keyed.includes(row)) expect(originOf.get(key) ?? row['origin']).toBe(row['origin'])
          if (keyed.includes(row)) originOf.set(key, row['origin'])
        }
      }
    }),
  )
})

test('the rows of a language without keys take over those of the reference at the same places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...types), { maxLength: 12 }), fc.array(fc.nat(20)), (blockTypes, removed) => {
      const plain = blockTypes.map((blockType) => ({ blockType, rows: [{ text: 'a' }, { text: 'b' }] }))
      const reference = assignStableKeys(fields, { blocks: plain }, { ...none, createKey: counter('k') })
      const keyed = assignStableKeys(
        fields,
        { blocks: plain },
        { saved: undefined, reference, createKey: counter('other') },
      )
      expect(keyed).toEqual(reference)
      const resent = { saved: reference, reference: undefined, createKey: counter('other') }
      expect(assignStableKeys(fields, { blocks: plain }, resent)).toEqual(reference)
      // A block that is written again where it was removed is the counterpart of the removed one.
      const gone = removed.length === 0 || plain.length === 0 ? -1 : (removed[0] ?? 0) % plain.length
      const rewritten = blocksOf(reference).map((row, index) => (index === gone ? (plain[index] ?? row) : row))
      const again = assignStableKeys(
        fields,
        { blocks: rewritten },
        { saved: undefined, reference, createKey: counter('other') },
      )
      expect(again).toEqual(reference)
    }),
  )
})

test('a translation reaches the text of its own key, and nothing else changes', () => {
  const list = fc.array(fc.record({ type: fc.constantFrom(...types), isInTarget: fc.boolean() }), { maxLength: 8 })
  fc.assert(
    fc.property(list, fc.array(fc.nat(30)), fc.array(fc.tuple(at, at)), (blocks, chosen, moves) => {
      const createKey = counter('k')
      const written = blocks.map(({ type }, index) => ({
        blockType: type,
        heading: `Heading ${index}`,
        rows: [{ text: `Row ${index}` }],
      }))
      const record = { title: 'Wire', blocks: written }
      const source = assignStableKeys(fields, record, { ...none, createKey })
      const own = blocksOf(source)
        .filter((_, index) => blocks[index]?.isInTarget)
        .map((row) => ({ ...row, heading: 'alt', rows: rowsOf(row, rows).map((one) => ({ ...one, text: 'alt' })) }))
      const targets = moves.reduce((all, [from, to]) => (all.length ? move(all, from % all.length, to) : all), own)
      const target = { title: 'Draht', blocks: targets }
      const segments = listSegments(fields, source, noRichText)
      const keys = new Set(chosen.map((index) => segments[index % segments.length]?.key ?? ''))
      const texts = new Map([...keys].map((key) => [key, [[`neu ${key}`]]]))
      const translated = applyTranslations(fields, { source, target }, { texts, ...noRichText })
      const before = new Map(listSegments(fields, target, noRichText).map(({ key, sections }) => [key, sections]))
      for (const { key, sections } of listSegments(fields, translated, noRichText))
        expect([key, sections]).toEqual([key, texts.get(key) ?? before.get(key)])
      const after = listSegments(fields, translated, noRichText).map(({ key }) => key)
      expect(after).toEqual(expect.arrayContaining([...keys]))
      const kept = blocksOf(translated)
        .map(stableKeyOf)
        .filter((key) => targets.some((row) => stableKeyOf(row) === key))
      expect(kept).toEqual(targets.map(stableKeyOf))
    }),
  )
})
