import { blockContent } from '@ferrule/blocks/block-content'
import { blockFields } from '@ferrule/blocks/block-fields'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import type { SeedBlock } from './seed-block.ts'
import { pathOf } from './seed-page.ts'

const every = pages.flatMap((page) =>
  Object.entries(page.texts).map(
    ([language, text]) => [`${page.siteSlug}/${language}/${pathOf(page)}`, text.blocks] as const,
  ),
)

/** With whole pictures instead of their names, as the website gets it. */
function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'image' && typeof one === 'string' ? pictureOf(one) : withPictures(one),
    ]),
  )
}

const pictureOf = (name: string) => ({ filename: name, alt: '', width: 1, height: 1, mimeType: 'image/webp' })

test.each(every)('%s has content that the website can draw', (_, blocks) => {
  for (const block of blocks) {
    const whole = withPictures(block)
    expect(blockContent.parse(whole)).toEqual(whole)
  }
})

type Field = {
  name?: string | undefined
  maxLength?: number | undefined
  maxRows?: number | undefined
  minRows?: number | undefined
  fields?: Field[] | undefined
  validate?: unknown
}

/** What an editor would be told when saving these values. */
function complaints(fields: Field[], values: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = field.name === undefined ? undefined : values[field.name]
    if (typeof value === 'string') return checkText(field, value, values)
    if (!Array.isArray(value)) return []
    const size = value.length > (field.maxRows ?? Infinity) || value.length < (field.minRows ?? 0)
    const rows = value.filter((row) => typeof row === 'object' && row !== null)
    return [
      ...(size ? [`${field.name} has ${value.length} rows`] : []),
      ...rows.flatMap((row) => complaints(field.fields ?? [], { ...row })),
    ]
  })
}

function checkText({ name, maxLength, validate }: Field, value: string, siblingData: object): string[] {
  const isLong = value.length > (maxLength ?? Infinity) ? [`${name} is too long: ${value}`] : []
  const told: unknown = typeof validate === 'function' ? validate(value, { siblingData }) : true
  return typeof told === 'string' ? [...isLong, `${name}: ${told}`] : isLong
}

const fieldsOf = ({ blockType }: SeedBlock): Field[] => [
  ...(blockFields.find(({ slug }) => slug === blockType)?.fields ?? []),
]

test.each(every)('%s could be saved by an editor', (_, blocks) => {
  expect(blocks.flatMap((block) => complaints(fieldsOf(block), { ...block }))).toEqual([])
})
