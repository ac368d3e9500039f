import type { SeedTermsDocument } from './seed-terms-document.ts'

/** Terms and conditions by subject and country. */
export const termsDocuments: SeedTermsDocument[] = [
  {
    key: 'machines-international',
    countries: [],
    validFrom: '2026-01-01',
    texts: {
      en: { title: 'General conditions for machines' },
      de: { title: 'Allgemeine Bedingungen für Maschinen' },
    },
  },
  {
    key: 'spare-parts-international',
    countries: [],
    validFrom: '2026-01-01',
    texts: {
      en: { title: 'General conditions for spare parts' },
      de: { title: 'Allgemeine Bedingungen für Ersatzteile' },
    },
  },
  {
    key: 'service-international',
    countries: [],
    validFrom: '2025-07-01',
    texts: {
      en: { title: 'General conditions for service' },
      de: { title: 'Allgemeine Bedingungen für den Service' },
    },
  },
  {
    key: 'software-international',
    countries: [],
    validFrom: '2025-03-01',
    texts: {
      en: { title: 'Licence conditions for software' },
      de: { title: 'Lizenzbedingungen für Software' },
    },
  },
  {
    key: 'machines-ch-li',
    countries: ['CH', 'LI'],
    validFrom: '2026-01-01',
    texts: {
      en: { title: 'Conditions for machines, Switzerland and Liechtenstein' },
      de: { title: 'Bedingungen für Maschinen, Schweiz und Liechtenstein' },
    },
  },
  {
    key: 'machines-us-ca',
    countries: ['US', 'CA'],
    validFrom: '2025-10-01',
    texts: {
      en: { title: 'Terms of sale, United States and Canada' },
      de: { title: 'Verkaufsbedingungen, USA und Kanada' },
    },
  },
  {
    key: 'purchase-eu',
    countries: ['AT', 'CZ', 'DE', 'FR', 'HU', 'PT', 'RO', 'SK'],
    validFrom: '2024-01-01',
    texts: {
      en: { title: 'Conditions of purchase, European Union' },
      de: { title: 'Einkaufsbedingungen, Europäische Union' },
    },
  },
]
