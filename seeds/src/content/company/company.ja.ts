import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '会社情報',
  description: '私たちの紹介、製造拠点、連絡先：電線を生業とする1,604人。',
  blocks: [
    hero('まず技術', {
      lead: 'Norlitzは電線加工機を開発、製造、保守しています。1961年からWolhusenで、1974年からはお客様のそばで。',
      image: 'factory-hall',
      links: [['当社について', '/company/about']],
    }),
    keyFigures(
      [
        ['1,604', null, '従業員'],
        ['24', null, '拠点'],
        ['9.4', '%', '売上高に占める開発費'],
      ],
      { footnote: 'デモ用データ、2025年12月31日現在。' },
    ),
    teasers(
      { heading: '会社についてさらに' },
      ['当社について', '仕事の進め方とお約束', '/company/about', 'crimp-inspection-microscope'],
      ['採用情報', '31の募集職種', '/company/careers', 'assembly-workstation'],
      ['拠点', '人と在庫がある24か所', '/locations', 'wire-reels'],
    ),
    brandLogos('グループのブランド'),
    text(
      '長く残る人々が所有',
      'Norlitzは上場企業で、創業家が今も14%を保有しています。機械は長生きです。だから記憶も長くなければなりません。技術者の平均勤続年数は11年です。',
    ),
    callToAction('見に来てください', '毎週木曜日に組立工場をお見せします。見学は90分、無料です。', [
      '日程を相談する',
      '/requests/contact?topic=visit',
    ]),
  ],
}
