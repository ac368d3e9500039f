import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const events: SeedPage = {
  siteSlug: '',
  slug: 'events',
  parent: 'company',
  theme: 'Default',
  image: 'harness-test-bench-large',
  texts: {
    en: {
      title: 'Events',
      description: 'Trade fairs, open houses and laboratory days where you can run your own wire on our machines.',
      blocks: [
        hero('Meet us and bring your wire', {
          lead: 'At every event a machine is free for you. Bring ten metres of your wire and a terminal, and take the measured parts home.',
          image: 'harness-test-bench-large',
        }),
        table(
          'Dates',
          [
            'Event|Place|When',
            'Laboratory day, high voltage|Wolhusen, Switzerland|21 January 2027',
            'Open house, winter|Elgin, USA|24 and 25 February 2027',
            'Crimp quality seminar|Pune, India|16 March 2027',
            'Harness fair|Fellbach, Germany|4 to 6 May 2027',
            'Open house, summer|Győr, Hungary|17 June 2027',
          ],
          'Demo dates, invented.',
        ),
        beside(
          { heading: 'Laboratory days', image: 'crimp-inspection-microscope-front', side: 'left' },
          'Eight customers, four machines, one subject. You see the micrographs of your own crimps and compare them with those of the others, if they agree. Most do.',
        ),
        callToAction(
          'Reserve a machine',
          'Tell us which wire you bring. We have the right blades and applicators ready.',
          ['Reserve a place', '/requests/contact?topic=event'],
        ),
      ],
    },
    de: {
      title: 'Veranstaltungen',
      description:
        'Messen, offene Tage und Labortage, an denen Sie Ihre eigene Leitung auf unseren Maschinen verarbeiten.',
      blocks: [
        hero('Treffen Sie uns und bringen Sie Ihre Leitung mit', {
          lead: 'An jeder Veranstaltung ist eine Maschine für Sie frei. Bringen Sie zehn Meter Ihrer Leitung und einen Kontakt mit, und nehmen Sie die vermessenen Teile nach Hause.',
          image: 'harness-test-bench-large',
        }),
        table(
          'Termine',
          [
            'Anlass|Ort|Wann',
            'Labortag Hochvolt|Wolhusen, Schweiz|21. Januar 2027',
            'Offener Tag, Winter|Elgin, USA|24. und 25. Februar 2027',
            'Seminar Crimpqualität|Pune, Indien|16. März 2027',
            'Kabelbaummesse|Fellbach, Deutschland|4. bis 6. Mai 2027',
            'Offener Tag, Sommer|Győr, Ungarn|17. Juni 2027',
          ],
          'Demotermine, erfunden.',
        ),
        beside(
          { heading: 'Labortage', image: 'crimp-inspection-microscope-front', side: 'left' },
          'Acht Kunden, vier Maschinen, ein Thema. Sie sehen die Schliffbilder Ihrer eigenen Crimps und vergleichen sie mit denen der anderen, sofern diese einverstanden sind. Die meisten sind es.',
        ),
        callToAction(
          'Maschine reservieren',
          'Sagen Sie uns, welche Leitung Sie mitbringen. Wir legen Messer und Applikatoren bereit.',
          ['Platz reservieren', '/requests/contact?topic=event'],
        ),
      ],
    },
  },
}
