import { releaseTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { hero } from '../blocks/text-blocks.ts'
import { mediaReleases } from '../media-releases/media-releases.ts'
import type { SeedPage } from '../seed-page.ts'
import { demoData } from './to-investor-page.ts'

const adHoc = mediaReleases.filter(({ mediaRelease }) => mediaRelease?.adHoc)

export const investors: SeedPage = {
  siteSlug: '',
  slug: 'investors',
  theme: 'Default',
  texts: {
    en: {
      title: 'Investors',
      description: 'Share, figures, calendar and notices of the invented Norlitz group. All figures are demo data.',
      blocks: [
        hero('Investors', {
          image: 'factory-hall',
          links: [['Ask a question', '/requests/contact']],
          lead: 'Long machine lives, a growing service share and a dividend paid every year since the listing. All figures on these pages are invented.',
        }),
        keyFigures(
          [
            ['341.8', 'm CHF', 'Revenue 2025'],
            ['10.3', '%', 'EBIT margin'],
            ['48.7', '%', 'Equity ratio'],
            ['2.10', 'CHF', 'Dividend per share'],
          ],
          { footnote: demoData.en },
        ),
        teasers(
          { heading: 'More' },
          ['The share', 'Price, distribution, dividend', '/investors/share'],
          ['Key figures', 'Five years in tables', '/investors/key-figures'],
          ['Financial calendar', 'What is published when', '/investors/financial-calendar'],
          ['Governance', 'Board, management, pay', '/investors/governance'],
          ['Annual report', 'What is in it and how to order', '/investors/annual-report'],
          ['General meeting', 'Lucerne, 14 April 2027', '/investors/general-meeting'],
        ),
        releaseTeasers('en', adHoc, { heading: 'Ad hoc notices', link: ['All media releases', '/media-releases'] }),
      ],
    },
    de: {
      title: 'Investoren',
      description: 'Aktie, Zahlen, Termine und Mitteilungen der erfundenen Norlitz-Gruppe. Alle Zahlen sind Demodaten.',
      blocks: [
        hero('Investoren', {
          image: 'factory-hall',
          links: [['Frage stellen', '/requests/contact']],
          lead: 'Lange Maschinenleben, ein wachsender Serviceanteil und jedes Jahr seit der Kotierung eine Dividende. Alle Zahlen auf diesen Seiten sind erfunden.',
        }),
        keyFigures(
          [
            ['341.8', 'Mio. CHF', 'Umsatz 2025'],
            ['10.3', '%', 'EBIT-Marge'],
            ['48.7', '%', 'Eigenkapitalquote'],
            ['2.10', 'CHF', 'Dividende je Aktie'],
          ],
          { footnote: demoData.de },
        ),
        teasers(
          { heading: 'Mehr' },
          ['Aktie', 'Kurs, Verteilung, Dividende', '/investors/share'],
          ['Kennzahlen', 'Fünf Jahre in Tabellen', '/investors/key-figures'],
          ['Finanzkalender', 'Was wann veröffentlicht wird', '/investors/financial-calendar'],
          ['Corporate Governance', 'Verwaltungsrat, Geschäftsleitung, Vergütung', '/investors/governance'],
          ['Geschäftsbericht', 'Was darin steht und wie Sie ihn bestellen', '/investors/annual-report'],
          ['Generalversammlung', 'Luzern, 14. April 2027', '/investors/general-meeting'],
        ),
        releaseTeasers('de', adHoc, {
          heading: 'Ad-hoc-Mitteilungen',
          link: ['Alle Medienmitteilungen', '/media-releases'],
        }),
      ],
    },
  },
}
