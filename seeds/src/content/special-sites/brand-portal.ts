import { table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

const siteSlug = 'brand-portal'
const theme = 'Copper'

export const brandPortalPages: SeedPage[] = [
  {
    siteSlug,
    slug: 'home',
    theme,
    image: 'copper-strands',
    texts: {
      en: {
        title: 'Brand portal',
        description: 'Logo, colours, type and writing of the Norlitz group, for agencies and dealers.',
        blocks: [
          hero('How Norlitz looks and sounds', {
            opening: 'text',
            lead: 'For agencies, dealers and everybody who makes something with our name on it.',
            image: 'copper-strands',
          }),
          teasers(
            { heading: 'Rules' },
            ['Logo', 'Sizes, space, files', '/logo'],
            ['Colour and type', 'Values and contrast', '/colour-and-type'],
            ['Writing', 'A good engineer explaining', '/writing'],
          ),
          gallery(
            'Pictures',
            ['automatic-crimping-line', 'Machine, three quarter view'],
            ['wires-macro', 'Close-up'],
            ['factory-hall', 'Place'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'logo',
    theme,
    image: 'copper-strands',
    texts: {
      en: {
        title: 'Logo',
        description: 'Smallest sizes, clear space and what not to do with the word mark.',
        blocks: [
          hero('A word, nothing else', {
            links: [['Ask the brand team', '/contact']],
            lead: 'The logo is the word norlitz in lower case. It has no symbol, no line and no shadow.',
          }),
          table('Sizes', ['Medium|Smallest width', 'Screen|72 px', 'Print|18 mm', 'Machine plate|40 mm']),
          text('Please do not', [
            'stretch, rotate or outline it',
            'put it on a picture without a calm area',
            'write it in capitals, also not in running text',
          ]),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'colour-and-type',
    theme,
    image: 'copper-strands',
    texts: {
      en: {
        title: 'Colour and type',
        description: 'Colour values, contrast rules and the two typefaces of the group.',
        blocks: [
          hero('Graphite, paper, one accent', {
            links: [['Ask the brand team', '/contact']],
            lead: 'Each brand has one accent. It is for what can be pressed, not for decoration.',
          }),
          table('Contrast', [
            'Use|At least',
            'Running text|7 : 1',
            'Labels and buttons|4.5 : 1',
            'Lines and icons|3 : 1',
          ]),
          questions(
            'Type',
            ['Which typefaces?', 'Archivo for headings, IBM Plex Sans for everything else. Both are free.'],
            ['And for Japanese and Chinese?', 'Noto Sans, loaded only where it is read.'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'writing',
    theme,
    image: 'copper-strands',
    texts: {
      en: {
        title: 'Writing',
        description: 'Voice, numbers and words: how we write about machines.',
        blocks: [
          hero('A good engineer explaining', {
            links: [['Ask the brand team', '/contact']],
            lead: 'Short sentences, concrete values, no superlatives. If a sentence would fit any other company, leave it out.',
          }),
          table('Instead of', [
            'Instead of|Write',
            'State-of-the-art accuracy|± 0.1 mm over one metre',
            'Maximum flexibility|Changeover in three minutes',
            'Click here|See the machines',
          ]),
          beside(
            { heading: 'Numbers', image: 'spare-sensor', square: true },
            'A number needs a unit, a range and, if it was measured, a place. Thousands are divided by a comma: 3,700. Dates are written 15 November 2026.',
          ),
        ],
      },
    },
  },
]
