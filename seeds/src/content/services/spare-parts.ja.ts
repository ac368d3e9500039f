import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: 'スペアパーツ',
  description: '1998年以降に製造したすべての機械の純正部品。96%を当日発送。',
  blocks: [
    hero('必要な部品を、明日', {
      lead: '1998年以降に製造したすべての機械の純正部品。15時までのご注文は当日発送します。',
      image: 'spare-blade-set',
      links: [['部品を注文', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', '当日発送'],
      ['15', '年', '最終納入後の供給期間'],
      ['6', null, '4大陸の倉庫'],
    ]),
    gallery(
      '消耗部品',
      ['spare-blade-set', '刃：400,000～600,000回の切断後'],
      ['spare-feed-belt', '送りベルト：約2,000時間後'],
      ['spare-drive-belt', '駆動ベルト：約8,000時間後'],
      ['spare-guide-roller', 'ガイドローラー：溝が光ってきたら'],
      ['spare-filter', 'フィルター：500～1,000時間ごと'],
      ['spare-gripper', 'グリッパー爪：約300万回の把持後'],
    ),
    text('ご注文方法', [
      '1. mykomaxで機械を選ぶと、適合する部品だけが表示されます。',
      '2. メールではシリアル番号と部品番号だけで結構です。',
      '3. 機械が止まっている場合はお電話ください。',
    ]),
    questions(
      'よくある質問',
      ['シリアル番号はどこですか。', '主電源スイッチ横の銘板です（例：56-1184-207）。'],
      ['部品が製造終了の場合は？', '機械を改造せずに取り付けられる代替品を製作します。'],
    ),
    callToAction('部品番号が分かりませんか。', '写真とシリアル番号をお送りください。4営業時間以内にお答えします。', [
      '写真を送る',
      '/requests/service?requestedService=spare-parts',
    ]),
  ],
}
