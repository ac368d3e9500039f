import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const applicationsOverview: SeedPage = {
  siteSlug: '',
  slug: 'applications',
  theme: 'Default',
  image: 'wires-macro',
  texts: {
    en: {
      title: 'Applications',
      description: 'Nine industries, nine ways in which a wire can fail, and what we do about each of them.',
      blocks: [
        hero('Wire processing for nine industries', {
          lead: 'Nine industries, nine ways in which a wire can fail, and what we do about each of them.',
          image: 'wires-macro',
        }),
        teasers(
          { heading: 'Choose your industry' },
          ['Automotive', 'Three thousand crimps to a car', '/applications/automotive', 'wires-macro'],
          [
            'Electric vehicles',
            'Shielded cable for 800 volts',
            '/applications/electric-vehicles',
            'crimping-press-large',
          ],
          ['Aerospace', 'No scratch is allowed', '/applications/aerospace', 'laser-wire-stripper'],
          ['Switch cabinets', 'Wired in half the time', '/applications/switch-cabinets', 'inkjet-wire-marker'],
          ['Railway', 'Forty years in service', '/applications/railway', 'harness-test-bench-large'],
          ['Medical devices', 'Thinner than a hair', '/applications/medical-devices', 'coax-stripping-machine'],
          ['Appliances', 'Low cost per wire', '/applications/appliances', 'automatic-crimping-line-compact'],
          [
            'Solar and storage',
            'Thirty years outdoors',
            '/applications/solar-and-storage',
            'tube-cutting-machine-front',
          ],
          [
            'Telecommunications',
            'Strip length to a tenth of a millimetre',
            '/applications/telecommunications',
            'coax-stripping-machine-front',
          ],
        ),
        text(
          'Yours is missing?',
          'We also process wire for hearing aids, submarines and milking robots. The physics is the same; the standard is another.',
        ),
        callToAction(
          'Describe your wire',
          'Material, cross-section, what happens to it later. We answer within 24 hours.',
          ['Talk to an Expert', '/requests/contact'],
        ),
      ],
    },
    de: {
      title: 'Anwendungen',
      description: 'Neun Branchen, neun Arten, wie eine Leitung versagen kann, und was wir dagegen tun.',
      blocks: [
        hero('Kabelverarbeitung für neun Branchen', {
          lead: 'Neun Branchen, neun Arten, wie eine Leitung versagen kann, und was wir dagegen tun.',
          image: 'wires-macro',
        }),
        teasers(
          { heading: 'Wählen Sie Ihre Branche' },
          ['Automobil', 'Dreitausend Crimps je Auto', '/applications/automotive', 'wires-macro'],
          [
            'Elektrofahrzeuge',
            'Geschirmte Kabel für 800 Volt',
            '/applications/electric-vehicles',
            'crimping-press-large',
          ],
          ['Luft- und Raumfahrt', 'Kein Kratzer ist erlaubt', '/applications/aerospace', 'laser-wire-stripper'],
          ['Schaltschränke', 'In der halben Zeit verdrahtet', '/applications/switch-cabinets', 'inkjet-wire-marker'],
          ['Bahn', 'Vierzig Jahre im Dienst', '/applications/railway', 'harness-test-bench-large'],
          ['Medizintechnik', 'Dünner als ein Haar', '/applications/medical-devices', 'coax-stripping-machine'],
          ['Haushaltgeräte', 'Tiefe Kosten je Leitung', '/applications/appliances', 'automatic-crimping-line-compact'],
          [
            'Solar und Speicher',
            'Dreißig Jahre im Freien',
            '/applications/solar-and-storage',
            'tube-cutting-machine-front',
          ],
          [
            'Telekommunikation',
            'Abisolierlänge auf ein Zehntel genau',
            '/applications/telecommunications',
            'coax-stripping-machine-front',
          ],
        ),
        text(
          'Ihre fehlt?',
          'Wir verarbeiten auch Leitungen für Hörgeräte, U-Boote und Melkroboter. Die Physik ist dieselbe, nur die Norm eine andere.',
        ),
        callToAction(
          'Beschreiben Sie Ihre Leitung',
          'Werkstoff, Querschnitt und was später mit ihr geschieht. Wir antworten innerhalb von 24 Stunden.',
          ['Mit einer Fachperson sprechen', '/requests/contact'],
        ),
      ],
    },
  },
}
