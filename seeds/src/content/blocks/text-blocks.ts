import type { SeedBlockOf } from '../seed-block.ts'
import type { PictureName } from '../pictures.ts'
import { prose, type Section } from './prose.ts'

export type LinkTuple = [text: string, href: string]

export function toLinks(links: LinkTuple[] = []): { text: string; href: string }[] {
  return links.map(([text, href]) => ({ text, href }))
}

type HeroOptions = {
  lead?: string
  image?: PictureName
  links?: LinkTuple[]
  opening?: SeedBlockOf<'hero'>['opening']
  steps?: [title: string, note: string][]
}

/** Without an opening the kind of the page decides. Steps are shown on dark openings and on pictures. */
export function hero(
  heading: string,
  { lead, image, links, opening = null, steps = [] }: HeroOptions = {},
): SeedBlockOf<'hero'> {
  return {
    blockType: 'hero',
    heading,
    lead: lead ?? null,
    image: image ?? null,
    links: toLinks(links),
    opening,
    steps: steps.map(([title, note]) => ({ title, note })),
  }
}

export function text(heading: string | null, ...sections: Section[]): SeedBlockOf<'text'> {
  return { blockType: 'text', heading, body: prose(...sections) }
}

type Beside = { heading: string; image: PictureName; side?: 'left' | 'right'; square?: boolean; link?: LinkTuple }

/** Text beside a picture, which is on the right by default. */
export function beside(
  { heading, image, side, square, link }: Beside,
  ...sections: Section[]
): SeedBlockOf<'text-with-media'> {
  return {
    blockType: 'text-with-media',
    heading,
    body: prose(...sections),
    image,
    imageSide: side ?? 'right',
    imageShape: square ? 'AsideSquare' : 'AsideVideo',
    links: toLinks(link ? [link] : []),
  }
}

export function questions(
  heading: string,
  ...rows: [question: string, ...answer: Section[]][]
): SeedBlockOf<'accordion'> {
  return {
    blockType: 'accordion',
    heading,
    questions: rows.map(([title, ...answer]) => ({ title, body: prose(...answer) })),
  }
}

export function quote(quotation: string, author: string, role: string): SeedBlockOf<'quote'> {
  return { blockType: 'quote', quote: quotation, author, role }
}

export function timeline(
  heading: string,
  ...rows: [date: string, title: string, description?: string][]
): SeedBlockOf<'timeline'> {
  return {
    blockType: 'timeline',
    heading,
    events: rows.map(([date, title, description]) => ({ date, title, text: description ?? null })),
  }
}

export function picture(
  image: PictureName,
  layout: SeedBlockOf<'image'>['layout'],
  caption?: string,
): SeedBlockOf<'image'> {
  return { blockType: 'image', image, layout, caption: caption ?? null }
}

export function gallery(heading: string, ...rows: [image: PictureName, caption: string][]): SeedBlockOf<'gallery'> {
  return { blockType: 'gallery', heading, pictures: rows.map(([image, caption]) => ({ image, caption })) }
}

export function anchor(name: string): SeedBlockOf<'anchor'> {
  return { blockType: 'anchor', name }
}

export function search(heading: string, lead: string): SeedBlockOf<'embedded-search'> {
  return { blockType: 'embedded-search', heading, lead }
}

/** Contact person of the "Talk to an Expert" panel. */
export function expert(lead: string, person: string, role: string): SeedBlockOf<'contact-panel'> {
  return { blockType: 'contact-panel', lead, person, role, image: null, href: '/contact' }
}

/** Contact form without a contact person. */
export function contactForm(heading: string): SeedBlockOf<'form'> {
  return { blockType: 'form', formKind: 'contact', heading, lead: null, subject: null, document: null }
}

export function callToAction(heading: string, lead: string, ...links: LinkTuple[]): SeedBlockOf<'call-to-action'> {
  return { blockType: 'call-to-action', heading, lead, image: null, actions: toLinks(links) }
}

type PeopleHead = { heading: string; note: string; link: LinkTuple }

/** People without portraits, whose initials are shown. */
export function people(
  { heading, note, link }: PeopleHead,
  ...rows: [name: string, role: string][]
): SeedBlockOf<'people'> {
  return {
    blockType: 'people',
    heading,
    note,
    links: toLinks([link]),
    people: rows.map(([name, role]) => ({ name, role, image: null })),
  }
}
