import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { SeedPage, SeedText } from './seed-page.ts'

type Words = [title: string, ...paragraphs: string[]]

type Legal = { slug: string; en: Words; de: Words }

const legal: Legal[] = [
  {
    slug: 'terms-of-use',
    en: [
      'Terms of use',
      'This website shows an invented company. You may read and copy its texts and pictures to try the software behind it.',
      'Figures, machines and people are made up. Nothing here is an offer to sell.',
    ],
    de: [
      'Nutzungsbedingungen',
      'Diese Website zeigt ein erfundenes Unternehmen. Sie dürfen Texte und Bilder lesen und kopieren, um die Software dahinter zu erproben.',
      'Zahlen, Maschinen und Personen sind erfunden. Nichts davon ist ein Verkaufsangebot.',
    ],
  },
  {
    slug: 'privacy',
    en: [
      'Privacy',
      'What you send us by a form is used to answer you and for nothing else. We load nothing from other companies and set no cookie that the page does not need.',
      'You can ask at any time what we hold about you, and have it deleted.',
    ],
    de: [
      'Datenschutz',
      'Was Sie uns über ein Formular senden, verwenden wir für die Antwort und für nichts anderes. Wir laden nichts von fremden Anbietern und setzen kein Cookie, das die Seite nicht braucht.',
      'Sie können jederzeit erfahren, was wir über Sie gespeichert haben, und es löschen lassen.',
    ],
  },
  {
    slug: 'imprint',
    en: [
      'Imprint',
      'Norlitz Holding AG is an invented company that fills this demonstration.',
      'Responsible for the content: the editors of this installation.',
    ],
    de: [
      'Impressum',
      'Die Norlitz Holding AG ist ein erfundenes Unternehmen, das diese Vorführung füllt.',
      'Verantwortlich für den Inhalt: die Redaktion dieser Installation.',
    ],
  },
  {
    slug: 'terms-and-conditions',
    en: [
      'Terms and conditions',
      'The general conditions for machines, spare parts and service will be listed here by country, each with the day from which it holds.',
      'Until then the contract you signed applies.',
    ],
    de: [
      'Allgemeine Geschäftsbedingungen',
      'Hier stehen künftig die allgemeinen Bedingungen für Maschinen, Ersatzteile und Service nach Ländern, jeweils mit dem Tag, ab dem sie gelten.',
      'Bis dahin gilt der Vertrag, den Sie unterschrieben haben.',
    ],
  },
]

/** What every site must offer at its foot. */
export function legalPages(siteSlug: string, theme: SeedPage['theme']): SeedPage[] {
  return legal.map(({ slug, en, de }) => ({ siteSlug, slug, theme, texts: { en: toText(en), de: toText(de) } }))
}

function toText([title, ...paragraphs]: Words): SeedText {
  return {
    title,
    description: paragraphs[0] ?? title,
    blocks: [
      { blockType: 'hero', heading: title, lead: null, image: null, links: [] },
      { blockType: 'text', heading: null, body: richText(...paragraphs.map((text) => paragraph(text))) },
    ],
  }
}
