import { releaseTeasers } from '../blocks/articles.ts'
import { teasers } from '../blocks/teasers.ts'
import { gallery, hero, text } from '../blocks/text-blocks.ts'
import { mediaReleases } from '../media-releases/media-releases.ts'
import type { SeedPage } from '../seed-page.ts'

export const newsroom: SeedPage = {
  siteSlug: '',
  slug: 'newsroom',
  parent: 'company',
  theme: 'Default',
  image: 'wire-reels',
  texts: {
    en: {
      title: 'Newsroom',
      description: 'Media releases, dates, pictures for print and somebody who answers the same day.',
      blocks: [
        hero('Newsroom', {
          lead: 'Releases, dates and pictures for print. Call if you need it today.',
          image: 'wire-reels',
        }),
        releaseTeasers('en', mediaReleases, {
          heading: 'Latest releases',
          link: ['All media releases', '/media-releases'],
        }),
        gallery(
          'Pictures for print',
          ['automatic-crimping-line', 'Axion 56, fully automatic crimping line'],
          ['wire-twisting-machine', 'Helix 240, twisting machine'],
          ['factory-hall', 'Assembly in Wolhusen'],
          ['copper-strands', 'Copper strands'],
        ),
        text(
          'Use of pictures',
          'Free for reports about Norlitz, with the note “Picture: Norlitz”. All pictures were computed; no machine in them was ever built.',
        ),
        teasers(
          { heading: 'More' },
          ['Events', 'Where you can meet us', '/company/events'],
          ['Investors', 'Figures and calendar', '/investors'],
          ['Stories', 'Longer than a release', '/stories'],
        ),
      ],
    },
    de: {
      title: 'Medien',
      description: 'Medienmitteilungen, Termine, druckfähige Bilder und jemand, der am gleichen Tag antwortet.',
      blocks: [
        hero('Medien', {
          lead: 'Mitteilungen, Termine und druckfähige Bilder. Rufen Sie an, wenn es heute sein muss.',
          image: 'wire-reels',
        }),
        releaseTeasers('de', mediaReleases, {
          heading: 'Neuste Mitteilungen',
          link: ['Alle Medienmitteilungen', '/media-releases'],
        }),
        gallery(
          'Druckfähige Bilder',
          ['automatic-crimping-line', 'Axion 56, vollautomatische Crimplinie'],
          ['wire-twisting-machine', 'Helix 240, Verdrillmaschine'],
          ['factory-hall', 'Montage in Wolhusen'],
          ['copper-strands', 'Kupferlitzen'],
        ),
        text(
          'Verwendung',
          'Frei für Berichte über Norlitz mit dem Vermerk «Bild: Norlitz». Alle Bilder sind gerechnet; keine der Maschinen wurde je gebaut.',
        ),
        teasers(
          { heading: 'Mehr' },
          ['Veranstaltungen', 'Wo Sie uns treffen', '/company/events'],
          ['Investoren', 'Zahlen und Termine', '/investors'],
          ['Geschichten', 'Länger als eine Mitteilung', '/stories'],
        ),
      ],
    },
  },
}
