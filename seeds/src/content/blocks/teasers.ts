import type { PictureName } from '../pictures.ts'
import type { SeedBlockOf } from '../seed-block.ts'
import { toLinks, type LinkTuple } from './text-blocks.ts'

export type Head = { heading: string; note?: string; link?: LinkTuple }

export function toHead({ heading, note, link }: Head) {
  return { heading, note: note ?? null, links: toLinks(link ? [link] : []) }
}

type Teaser = [title: string, text: string, href: string, image?: PictureName]

export function teasers(head: Head, ...rows: Teaser[]): SeedBlockOf<'teaser-grid'> {
  return {
    blockType: 'teaser-grid',
    ...toHead(head),
    teasers: rows.map(([title, text, href, image]) => ({ title, text, href, image: image ?? null })),
  }
}

type Machine = [slug: string, name: string, text: string, image: PictureName]

export function machines(head: Head, ...rows: Machine[]): SeedBlockOf<'product-teasers'> {
  return {
    blockType: 'product-teasers',
    ...toHead(head),
    products: rows.map(([slug, name, text, image]) => ({ slug, name, text, image })),
  }
}

type Choice = {
  label: string
  slug: string
  name: string
  text: string
  image: PictureName
  other: [slug: string, name: string]
}

/** Recommends a machine for a kind of work; the link compares it with the other one. */
export function chooser(heading: string, note: string, ...choices: Choice[]): SeedBlockOf<'machine-chooser'> {
  return {
    blockType: 'machine-chooser',
    heading,
    note,
    choices: choices.map(({ other: [otherSlug, otherName], ...choice }) => ({ ...choice, otherSlug, otherName })),
  }
}

/** Machines side by side; their technical data come from the catalogue. */
export function compared(head: Head, ...rows: Machine[]): SeedBlockOf<'machine-comparison'> {
  return {
    blockType: 'machine-comparison',
    ...toHead(head),
    products: rows.map(([slug, name, text, image]) => ({ slug, name, text, image })),
  }
}

export function families(
  head: Head,
  ...rows: SeedBlockOf<'classification-grid'>['families']
): SeedBlockOf<'classification-grid'> {
  return { blockType: 'classification-grid', ...toHead(head), families: rows }
}
