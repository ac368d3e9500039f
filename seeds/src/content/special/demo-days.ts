import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

/** For the United States and Canada only, which have no German version. */
export const demoDays: SeedPage = {
  siteSlug: '',
  slug: 'demo-days',
  theme: 'Default',
  countries: ['US', 'CA'],
  image: 'harness-test-bench-compact',
  texts: {
    en: {
      title: 'Demo days',
      description: 'A truck with four machines stops in five cities. Bring a wire and take the measured parts home.',
      blocks: [
        hero('Four machines on a truck', {
          lead: 'We stop in five cities. Bring ten yards of wire and a terminal, and take the measured parts home.',
          image: 'harness-test-bench-compact',
        }),
        table(
          'Stops',
          [
            'City|When|Where',
            'Detroit, MI|2 February 2027|Harbor Centre',
            'El Paso, TX|9 February 2027|Airport Road 40',
            'Huntsville, AL|16 February 2027|Rocket Park',
            'Toronto, ON|2 March 2027|Carlson Court 71',
            'Montréal, QC|4 March 2027|Rue du Port 8',
          ],
          'Demo dates, invented.',
        ),
        beside(
          { heading: 'On board', image: 'crimping-press-front' },
          'A bench press, a cut and strip machine from AWG 36 to AWG 8, a tester with 128 points and a microscope. And two engineers from Elgin who have time.',
        ),
        callToAction('Reserve half an hour', 'So that the right blades are mounted when you come.', [
          'Reserve',
          '/requests/contact?topic=event',
        ]),
      ],
    },
  },
}
