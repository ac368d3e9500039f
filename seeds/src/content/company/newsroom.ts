import { releaseTeasers } from '../blocks/articles.ts'
import { pressKit } from '../blocks/press-kit.ts'
import { teasers } from '../blocks/teasers.ts'
import { hero } from '../blocks/text-blocks.ts'
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
        pressKit({
          heading: 'Press kit',
          pictures: [
            ['automatic-crimping-line', 'Axion 56, fully automatic crimping line'],
            ['wire-twisting-machine', 'Helix 240, twisting machine'],
            ['crimp-inspection-microscope', 'Crimp inspection microscope'],
            ['factory-hall', 'Assembly in Wolhusen'],
            ['crimp-contact-macro', 'Crimped contacts'],
            ['copper-strands', 'Copper strands'],
          ],
          logos: [['brand-norlitz', 'Word mark Norlitz']],
          figures: [
            ['1961', null, 'Founded in Wolhusen, Switzerland'],
            ['1,604', null, 'People'],
            ['24', null, 'Locations'],
            ['341.8', 'm CHF', 'Revenue 2025'],
          ],
          boilerplate:
            'Norlitz builds machines and software for processing wire: cutting, stripping, crimping, marking, twisting and testing. The company was founded in Wolhusen, Switzerland, in 1961. Its machines run in the plants of car makers, aircraft makers and makers of control cabinets.',
          note: 'Free for reports about Norlitz, with the note “Picture: Norlitz”. All pictures were computed; no machine in them was ever built.',
          role: 'Corporate communications. Answers on the same day.',
        }),
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
        pressKit({
          heading: 'Pressemappe',
          pictures: [
            ['automatic-crimping-line', 'Axion 56, vollautomatische Crimplinie'],
            ['wire-twisting-machine', 'Helix 240, Verdrillmaschine'],
            ['crimp-inspection-microscope', 'Mikroskop für Crimpschliffe'],
            ['factory-hall', 'Montage in Wolhusen'],
            ['crimp-contact-macro', 'Gecrimpte Kontakte'],
            ['copper-strands', 'Kupferlitzen'],
          ],
          logos: [['brand-norlitz', 'Wortmarke Norlitz']],
          figures: [
            ['1961', null, 'Gegründet in Wolhusen, Schweiz'],
            ['1604', null, 'Mitarbeitende'],
            ['24', null, 'Standorte'],
            ['341,8', 'Mio. CHF', 'Umsatz 2025'],
          ],
          boilerplate:
            'Norlitz baut Maschinen und Software für die Kabelverarbeitung: Schneiden, Abisolieren, Crimpen, Kennzeichnen, Verdrillen und Prüfen. Das Unternehmen wurde 1961 in Wolhusen in der Schweiz gegründet. Seine Maschinen laufen in den Werken von Autoherstellern, Flugzeugbauern und Schaltschrankbauern.',
          note: 'Frei für Berichte über Norlitz mit dem Vermerk «Bild: Norlitz». Alle Bilder sind gerechnet; keine der Maschinen wurde je gebaut.',
          role: 'Unternehmenskommunikation. Antwortet am gleichen Tag.',
        }),
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
