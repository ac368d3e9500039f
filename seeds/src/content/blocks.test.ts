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

/** Replaces picture names with picture objects, as the website receives them. */
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

test.each(every)('%s has valid block content', (_, blocks) => {
  for (const block of blocks) {
    const content = withPictures(block)
    expect(blockContent.parse(content)).toEqual(content)
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

/** Returns the validation errors an editor would get when saving these values. */
function validationErrors(fields: Field[], values: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = field.name === undefined ? undefined : values[field.name]
    if (typeof value === 'string') return checkText(field, value, values)
    if (!Array.isArray(value)) return []
    const size = value.length > (field.maxRows ?? Infinity) || value.length < (field.minRows ?? 0)
    const rows = value.filter((row) => typeof row === 'object' && row !== null)
    return [
      ...(size ? [`${field.name} has ${value.length} rows`] : []),
      ...rows.flatMap((row) => validationErrors(field.fields ?? [], { ...row })),
    ]
  })
}

function checkText({ name, maxLength, validate }: Field, value: string, siblingData: object): string[] {
  const lengthErrors = value.length > (maxLength ?? Infinity) ? [`${name} is too long: ${value}`] : []
  const result: unknown =
    typeof validate === 'function' ? validate(value, { siblingData, req: { i18n: { language: 'en' } } }) : true
  return typeof result === 'string' ? [...lengthErrors, `${name}: ${result}`] : lengthErrors
}

const fieldsOf = ({ blockType }: SeedBlock): Field[] => [
  ...(blockFields.find(({ slug }) => slug === blockType)?.fields ?? []),
]

test.each(every)('%s passes the validation of the editor fields', (_, blocks) => {
  expect(blocks.flatMap((block) => validationErrors(fieldsOf(block), { ...block }))).toEqual([])
})
