import type { Language } from '@ferrule/domain/locales/language'
import { displayNames } from '../../languages/display-names.ts'
import type { SeedLocation } from '../../locations/seed-location.ts'
import type { SeedBlockOf } from '../seed-block.ts'
import { type Head, toHead } from './teasers.ts'

const kinds: Record<SeedLocation['contactType'], Record<Language, string>> = {
  SalesAndService: {
    en: 'Sales and service',
    de: 'Verkauf und Service',
    fr: 'Vente et service',
    zh: '销售与服务',
    ja: '販売・サービス',
    es: 'Ventas y servicio',
    pt: 'Vendas e serviço',
    cs: 'Prodej a servis',
    hu: 'Értékesítés és szerviz',
    ro: 'Vânzări și service',
    sk: 'Predaj a servis',
  },
  Production: {
    en: 'Production',
    de: 'Produktion',
    fr: 'Production',
    zh: '生产',
    ja: '生産',
    es: 'Producción',
    pt: 'Produção',
    cs: 'Výroba',
    hu: 'Gyártás',
    ro: 'Producție',
    sk: 'Výroba',
  },
  Distributor: {
    en: 'Distributor',
    de: 'Vertretung',
    fr: 'Distributeur',
    zh: '经销商',
    ja: '販売代理店',
    es: 'Distribuidor',
    pt: 'Distribuidor',
    cs: 'Distributor',
    hu: 'Forgalmazó',
    ro: 'Distribuitor',
    sk: 'Distribútor',
  },
}

/** The first nine of these locations, with the country named in the reader's language. */
export function places(language: Language, locations: SeedLocation[], head: Head): SeedBlockOf<'location-teaser'> {
  return {
    blockType: 'location-teaser',
    ...toHead(head),
    locations: locations.slice(0, 9).map(({ contactType, name, phone, email, ...address }) => ({
      kind: kinds[contactType][language],
      name,
      address: toAddress(address, language),
      phone,
      email,
    })),
  }
}

type Address = Pick<SeedLocation, 'street' | 'postalCode' | 'city' | 'countryCode'>

function toAddress({ street, postalCode, city, countryCode }: Address, language: Language): string {
  return `${street}, ${postalCode} ${city}, ${displayNames('region', countryCode)[language]}`
}
