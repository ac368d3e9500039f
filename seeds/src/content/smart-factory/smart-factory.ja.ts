import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const ja: SeedText = {
  title: 'スマートファクトリー',
  description: 'Wire FlowはERPから注文を受け取り、機械を設定し、測定結果を保存します。',
  blocks: [
    hero('一つの注文、一本の電線、一つの記録。', {
      lead: 'Wire FlowはERPから注文を受け取り、機械を設定し、測定結果を保存します。',
      links: [['デモを依頼', '/requests/contact?topic=demo']],
      steps: processSteps('ja'),
    }),
    text('4つのモジュール', [
      '**Wire Flow** は注文を計画し、適切なラインに送ります。',
      '**Wire Master** は電線、端子、シールの一つのリストを管理します。',
      '**品質ログ** は圧着ごとの波形と断面写真を保存します。',
      '**マシンビュー** は各機械の状態、カウンター、摩耗を表示します。',
    ]),
    forceCurve('ja', {
      heading: '2個目の不良が出る前に止まる',
      lead: '素線が1本欠けると、波形は数パーセント下がります。電線は排除され、ラインは動き続け、記録が理由を示します。',
      links: [['荷重波形の5つの読み方', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('ja'),
    table(
      'クラウドか自社工場か',
      [
        '項目|クラウド|オンプレミス',
        '開始まで|2日|3週間',
        '必要なもの|工場ごとにゲートウェイ1台|サーバー（8コア、64 GB）',
        '更新|6週間ごと|任意の時期',
        'オフライン運転|8時間|制限なし',
      ],
      'ソフトウェアは同じです。注文とリストを含めて後から移行できます。',
    ),
    keyFigures(
      [
        ['11,400', null, '接続された機械'],
        ['9,600', '万', '1日に記録する圧着'],
        ['− 31', '%', '不良、40工場の中央値'],
        ['1.9', '秒', '注文から機械まで'],
      ],
      { footnote: 'デモ用の架空データです。' },
    ),
    callToAction(
      'お客様の注文でご覧ください',
      '50件の注文をファイルでお送りください。1週間後にラインでお見せします。',
      ['デモを依頼', '/requests/contact?topic=demo'],
    ),
  ],
}
