import { releaseTeasers } from '../blocks/articles.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'
import { mediaReleases } from './media-releases.ts'

export const mediaReleasesOverview: SeedPage = {
  siteSlug: '',
  slug: 'media-releases',
  theme: 'Default',
  texts: {
    en: {
      title: 'Media releases',
      description: 'News from the company and notices under the ad hoc rules of the stock exchange.',
      blocks: [
        hero('Media releases', {
          lead: 'News from the company and notices under the ad hoc rules of the stock exchange.',
        }),
        releaseTeasers('en', mediaReleases, { heading: 'Newest' }),
        text(
          'Media contact',
          'Roman Bächler, Corporate communications, +41 41 555 01 20. Pictures for print and questions by [e-mail](mailto:media@norlitz.example). We answer the same day.',
        ),
      ],
    },
    de: {
      title: 'Medienmitteilungen',
      description: 'Neues aus dem Unternehmen und Mitteilungen nach den Ad-hoc-Regeln der Börse.',
      blocks: [
        hero('Medienmitteilungen', {
          lead: 'Neues aus dem Unternehmen und Mitteilungen nach den Ad-hoc-Regeln der Börse.',
        }),
        releaseTeasers('de', mediaReleases, { heading: 'Neu' }),
        text(
          'Medienkontakt',
          'Roman Bächler, Unternehmenskommunikation, +41 41 555 01 20. Druckfähige Bilder und Fragen per [E-Mail](mailto:media@norlitz.example). Wir antworten am gleichen Tag.',
        ),
      ],
    },
  },
}
