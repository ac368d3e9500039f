import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '拠点と連絡先',
  description: '製造、販売、修理の拠点：5大陸24か所の住所と電話番号。',
  blocks: [
    hero('ラインのすぐそばに', {
      lead: '在庫、デモ機、お客様の言語を話す担当者がいる拠点です。サービスの電話は現地の言語で応対します。',
      image: 'factory-hall',
    }),
    callToAction(
      'お近くに拠点がありませんか。',
      'ご連絡ください。お客様の国の担当者と、部品が届くまでの日数をお知らせします。',
      ['お問い合わせ', '/contact'],
    ),
  ],
}
