import type { Language } from '@ferrule/domain/locales/language'
import { translationTable } from '../../catalogue/translations.ts'
import type { SeedBlockOf } from '../seed-block.ts'
import { toHead } from './teasers.ts'

const words = translationTable({
  heading:
    'Close to your line | Nah an Ihrer Linie | Près de votre ligne | 就在您身边 | お客様の現場の近くに | Cerca de su línea | Perto da sua linha | Blízko vaší linky | Közel az Ön sorához | Aproape de linia dvs. | Blízko vašej linky',
  note: 'Locations with stock, demo machines and people who speak your language. | Standorte mit Lager, Vorführmaschinen und Menschen, die Ihre Sprache sprechen. | Des sites avec stock, machines de démonstration et interlocuteurs dans votre langue. | 备有库存、演示设备和会讲您的语言的人员。 | 在庫とデモ機、そしてお客様の言語を話す担当者がいる拠点です。 | Sedes con existencias, máquinas de demostración y personas que hablan su idioma. | Unidades com estoque, máquinas de demonstração e pessoas que falam a sua língua. | Pobočky se skladem, předváděcími stroji a lidmi, kteří mluví vaším jazykem. | Telephelyek raktárral, bemutatógépekkel és az Ön nyelvén beszélő munkatársakkal. | Locații cu stoc, mașini demonstrative și oameni care vă vorbesc limba. | Pobočky so skladom, predvádzacími strojmi a ľuďmi, ktorí hovoria vaším jazykom.',
  find: 'Find a location | Standort finden | Trouver un site | 查找网点 | 拠点を探す | Buscar una sede | Encontrar uma unidade | Najít pobočku | Telephely keresése | Găsiți o locație | Nájsť pobočku',
})

/** The map of all locations with its head. */
export function locationMap(language: Language): SeedBlockOf<'location-map'> {
  return {
    blockType: 'location-map',
    ...toHead({
      heading: words.heading[language],
      note: words.note[language],
      link: [words.find[language], '/locations'],
    }),
  }
}
