import { heading, link, list, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { SeedPage } from './seed-page.ts'

export const company: SeedPage = {
  siteSlug: '',
  slug: 'company',
  theme: 'Default',
  texts: {
    en: {
      title: 'Company',
      description: 'Who we are, where we build, and how to reach us.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Engineers first',
          lead: 'Norlitz develops, builds and services machines for wire processing.',
          image: 'factory-hall',
          links: [{ text: 'About us', href: '/company/about' }],
        },
      ],
    },
    de: {
      title: 'Unternehmen',
      description: 'Wer wir sind, wo wir bauen und wie Sie uns erreichen.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Zuerst die Technik',
          lead: 'Norlitz entwickelt, baut und wartet Maschinen für die Kabelverarbeitung.',
          image: 'factory-hall',
          links: [{ text: 'Über uns', href: '/company/about' }],
        },
      ],
    },
  },
}

export const about: SeedPage = {
  siteSlug: '',
  slug: 'about',
  parent: 'company',
  theme: 'Default',
  texts: {
    en: {
      title: 'About us',
      description:
        'How Norlitz works: measure first, then promise. The person who built your machine also answers for it.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Measure first, then promise',
          lead: 'A crimp is good when its cross-section says so. We test on your wire before we name a figure.',
          image: 'crimp-inspection-microscope',
          links: [],
        },
        {
          blockType: 'text',
          heading: 'How we work',
          body: richText(
            paragraph(
              'You send a wire, a contact and a drawing. We run 500 parts, measure them and send you parts and values.',
            ),
            heading('h3', 'What you can rely on'),
            list(
              'number',
              'Every enquiry is answered within 24 hours.',
              'Spare parts are available for 15 years after the last delivery.',
              'The engineer who set up your line stays your contact.',
            ),
            paragraph('Back to the ', link('company', '/company'), '.'),
          ),
        },
      ],
    },
    de: {
      title: 'Über uns',
      description:
        'So arbeitet Norlitz: erst messen, dann versprechen. Wer Ihre Maschine gebaut hat, steht auch dafür ein.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Erst messen, dann versprechen',
          lead: 'Ein Crimp ist gut, wenn das Schliffbild es zeigt. Wir prüfen an Ihrer Leitung, bevor wir einen Wert nennen.',
          image: 'crimp-inspection-microscope',
          links: [],
        },
        {
          blockType: 'text',
          heading: 'So arbeiten wir',
          body: richText(
            paragraph(
              'Sie schicken eine Leitung, einen Kontakt und eine Zeichnung. Wir fertigen 500 Teile, messen sie und senden Ihnen Teile und Werte.',
            ),
            heading('h3', 'Worauf Sie sich verlassen können'),
            list(
              'number',
              'Jede Anfrage wird innerhalb von 24 Stunden beantwortet.',
              'Ersatzteile sind nach der letzten Auslieferung 15 Jahre lang verfügbar.',
              'Wer Ihre Linie eingerichtet hat, bleibt Ihr Ansprechpartner.',
            ),
            paragraph('Zurück zum ', link('Unternehmen', '/company'), '.'),
          ),
        },
      ],
    },
  },
}
