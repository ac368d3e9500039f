import type { LegalText } from './legal-text.ts'

export const ja: LegalText = {
  termsOfUse: {
    title: '利用規約',
    description: 'このウェブサイトの使い方と当社の責任範囲について。',
    paragraphs: [
      'このウェブサイトは架空の会社を紹介しています。背後にあるソフトウェアを試すために、文章や画像を読み、複製することができます。',
      '数値、機械、人物はすべて架空のものです。ここにある内容は販売の申し出ではありません。',
      '誤りが分かり次第、訂正します。[お問い合わせページ](/contact)からお知らせください。',
    ],
  },
  imprint: {
    title: '運営者情報',
    description: 'このウェブサイトの責任者について。',
    paragraphs: [
      'Norlitz Holding AG は、このデモのために作られた架空の会社です。所在地はスイス 6110 Wolhusen、Bahnhofstrasse 12 という設定です。',
      '内容の責任者：このシステムの編集者。',
      'ご連絡は[お問い合わせページ](/contact)からお願いします。',
    ],
  },
  termsAndConditions: {
    title: '取引条件',
    description: '機械、スペアパーツ、サービスの取引条件と適用開始日。',
    paragraphs: [
      '契約に別段の定めがない限り、一般取引条件は機械、スペアパーツ、サービスに適用されます。各文書には適用される国と適用開始日を記載しています。',
      'ご注文日に有効な版が適用されます。旧版はご請求に応じて提供します。',
    ],
  },
}
