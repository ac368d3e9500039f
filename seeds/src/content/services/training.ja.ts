import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: 'トレーニング',
  description: 'Wolhusen、Elgin、Pune、またはお客様の工場で、操作・段取り・品質の38コース。',
  blocks: [
    hero('自分で一つ切ってみる', {
      lead: '圧着を切ったことのある人は公差を理解します。操作、段取り、品質の担当者向けに38コース。',
      image: 'assembly-workstation',
      links: [['席を予約', '/requests/contact?topic=training']],
    }),
    table(
      '人気のコース',
      [
        'コース|日数|対象|定員',
        '圧着ラインの操作|2|オペレーター|8',
        '段取りと切り替え|3|段取り担当|6',
        '圧着品質|5|品質担当|8',
        'Axionシリーズの保守|4|保全担当|6',
        '計画担当のためのWire Flow|1|計画担当|12',
      ],
      'Wolhusen、Elgin、Puneで開催。4人以上ならお客様の工場でも行います。',
    ),
    beside(
      { heading: '半分は機械の前で', image: 'crimping-press-front', side: 'left' },
      '午前は「なぜ」、午後は「どうやって」。2人に1台のプレスと顕微鏡があり、自社の電線を使います。',
    ),
    questions(
      'よくある質問',
      ['試験はありますか。', '圧着品質コースにはあります。学科と、3個の圧着の判定です。証明書は3年間有効です。'],
      ['費用はいくらですか。', '新しいライン1台につき2席が含まれます。それ以外は[拠点](/locations)にお尋ねください。'],
    ),
  ],
}
