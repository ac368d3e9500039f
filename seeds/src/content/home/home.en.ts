import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { families } from '../blocks/teasers.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'

export const en: SeedText = {
  title: 'Wire processing machines',
  description:
    'Norlitz builds machines that cut, strip, crimp, twist and test wire for cars, aircraft and switch cabinets.',
  blocks: [
    hero('Every wire, exactly.', {
      lead: 'We build the machines that cut, strip, crimp, twist and test the wires in cars, aircraft and switch cabinets. To the tenth of a millimetre, millions of times.',
      image: 'automatic-crimping-line',
      links: [
        ['Explore machines', '/products'],
        ['Talk to an Expert', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Largest cable. The finest wire is 0.01 mm²'],
      ['± 0.1', 'mm', 'Length accuracy over one metre'],
      ['31', null, 'Countries with our own service engineers'],
      ['24', 'h', 'Reply to every enquiry within'],
    ]),
    families(
      {
        heading: 'Six processes. One wire.',
        note: 'Each step sets the limits for the next. That is why we build all of them, and why they share one control.',
        link: ['All machines', '/products'],
      },
      {
        process: 'cut',
        title: 'Cutting and stripping',
        text: 'Cut to length and strip both ends, from hair-fine signal wire to battery cable.',
        range: '0.03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimping',
        text: 'Bench presses and fully automatic lines that measure the force of every stroke.',
        range: '0.03–240 mm²',
        href: '/products/crimping-lines',
        image: 'crimping-press',
      },
      {
        process: 'mark',
        title: 'Marking',
        text: 'Inkjet and laser marks on the running wire, readable for the life of the harness.',
        range: '0.8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Twisting',
        text: 'Pairs and triples with a constant lay length over the whole wire.',
        range: '0.13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Harness testing',
        text: 'From a 128-point bench tester to high-voltage tables for complete vehicle harnesses.',
        range: '128–4,096 points',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Quality tools',
        text: 'Crimp height, pull-out force and micrographs, recorded in one quality log.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
    ),
    forceCurve('en', {
      heading: 'Every crimp leaves a curve',
      lead: 'Wire Flow reads it from the press, compares it with the order and stops the line before the second bad part. The record stays with the harness for its whole life.',
      image: 'copper-strands',
      links: [
        ['See Smart Factory', '/smart-factory'],
        ['Request a demo', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('en', stories, { heading: 'Stories', link: ['All stories', '/stories'], arrangement: 'lead' }),
    locationMap('en'),
    callToAction(
      'Which wire are you working on?',
      'Send us a sample and the drawing. We run it on the right machine and return it with the measured values.',
      ['Talk to an Expert', '/contact'],
      ['Find a location', '/locations'],
    ),
  ],
}
