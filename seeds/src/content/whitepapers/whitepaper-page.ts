import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedBlockOf } from '../seed-block.ts'
import type { SeedPage } from '../seed-page.ts'
import { toDocumentName } from './whitepapers.ts'

function whitepaperForm(language: 'en' | 'de', heading: string, lead: string): SeedBlockOf<'form'> {
  const document = { id: toDocumentName('crimp-height', language) }
  return { blockType: 'form', formKind: 'whitepaper', heading, lead, subject: heading, document }
}

/** Whitepaper page: summary, and the form that requests the PDF for an e-mail address. */
export const whitepaperPage: SeedPage = {
  siteSlug: '',
  slug: 'whitepaper-crimp-height',
  theme: 'Default',
  image: 'crimp-inspection-microscope',
  texts: {
    en: {
      title: 'Whitepaper: crimp height',
      description:
        'How height, pull-out force and resistance of a crimp belong together. Two pages with our own figures.',
      blocks: [
        hero('What a hundredth of a millimetre decides', {
          lead: 'How height, pull-out force and resistance of a crimp belong together, and how to find the right height in one afternoon.',
          image: 'crimp-inspection-microscope',
        }),
        text(
          'What is in it',
          'Nine heights, 30 crimps each, two curves that cross. Five steps with a press, a caliper and a microscope. And why whoever measures in the evening has measured the day, not the crimp.',
        ),
        whitepaperForm('en', 'Read the paper', 'Tell us where you work, and you can download it at once.'),
      ],
    },
    de: {
      title: 'Whitepaper: Crimphöhe',
      description:
        'Wie Höhe, Auszugskraft und Widerstand eines Crimps zusammenhängen. Zwei Seiten mit eigenen Messwerten.',
      blocks: [
        hero('Was ein Hundertstel entscheidet', {
          lead: 'Wie Höhe, Auszugskraft und Widerstand eines Crimps zusammenhängen, und wie Sie die richtige Höhe an einem Nachmittag finden.',
          image: 'crimp-inspection-microscope',
        }),
        text(
          'Was darin steht',
          'Neun Höhen, je 30 Crimps, zwei Kurven, die sich kreuzen. Fünf Schritte mit Presse, Messschraube und Mikroskop. Und warum, wer am Abend misst, den Tag gemessen hat und nicht den Crimp.',
        ),
        whitepaperForm(
          'de',
          'Das Papier lesen',
          'Sagen Sie uns, wo Sie arbeiten, und Sie können es sofort herunterladen.',
        ),
      ],
    },
  },
}
