import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '拠点と連絡先',
  description: '製造、販売、修理の拠点：5大陸24か所の住所と電話番号。',
  blocks: [
    hero('ラインのすぐそばに', {
      lead: '在庫、デモ機、お客様の言語を話す担当者がいる拠点です。サービスの電話は現地の言語で応対します。',
      image: 'factory-hall',
    }),
    places('ja', europe, { heading: 'ヨーロッパ' }),
    places('ja', americas, { heading: '南北アメリカ' }),
    places('ja', asiaPacific, { heading: 'アジア太平洋' }),
    places('ja', middleEastAndAfrica, { heading: '中東・アフリカ' }),
    callToAction(
      'お近くに拠点がありませんか。',
      'ご連絡ください。お客様の国の担当者と、部品が届くまでの日数をお知らせします。',
      ['お問い合わせ', '/contact'],
    ),
  ],
}
