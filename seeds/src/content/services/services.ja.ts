import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: 'サービス',
  description: '31か国412人の技術者による修理、部品、トレーニング、校正、レトロフィット。',
  blocks: [
    hero('一度買えば20年動く', {
      lead: '31か国の412人の技術者が機械の精度を保ちます。多くの不具合は電話で、残りはお客様の工場を知る者が解決します。',
      image: 'service-desk',
      links: [
        ['サービスを依頼', '/requests/service'],
        ['拠点を探す', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1.6', '時間', '最初の回答、10月の平均'],
        ['71', '%', '訪問なしで解決'],
        ['96', '%', '部品の当日発送'],
        ['34', '年', '最長の稼働年数'],
      ],
      { footnote: 'デモ用の架空データです。' },
    ),
    offerTable(
      '保守契約',
      [
        '内容|契約なし|Care|Care Plus',
        '最初の回答|1営業日|8営業時間|4営業時間',
        '訪問|手配でき次第|5営業日|2営業日',
        '年次点検|都度注文|含む|含む',
        '消耗部品|定価|10 %引き|含む',
        '代替機|なし|なし|3日目から',
      ],
      '価格は機械と国によって異なりますが、内容は同じです。',
    ),
    beside(
      {
        heading: 'すでにお客様ですか。mykomaxをご利用ください。',
        image: 'spare-control-board',
        square: true,
        link: ['mykomax にログイン', '/mykomax'],
      },
      '期限付きチケット、シリアル番号に合う部品、ソフトウェアと説明書。すべての機械に無料で付きます。',
    ),
    callToAction('機械が止まりましたか。', '最寄りの拠点にお電話ください。営業時間外は英語で応対します。', [
      '電話番号を見る',
      '/locations',
    ]),
  ],
}
