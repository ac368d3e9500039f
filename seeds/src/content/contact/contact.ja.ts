import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: 'お問い合わせ',
  description: 'メールまたは電話でどうぞ。機械を知る担当者が24時間以内にお答えします。',
  blocks: [
    hero('専門家に相談', {
      lead: 'すべてのお問い合わせに、機械を知る担当者が24時間以内にお答えします。',
      links: [['拠点を探す', '/locations']],
    }),
    {
      ...expert(
        '電線、端子、1シフトあたりの数量、または機械の状態をお知らせください。',
        'Ines Duarte',
        'アプリケーションエンジニア、ポルト',
      ),
      href: '/locations',
    },
    text('電話またはメール', [
      '販売：+41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'サービス：+41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      '報道関係：+41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'お問い合わせの前に',
      [
        'シリアル番号はどこにありますか。',
        '主電源スイッチ横の銘板にあります（例：56-1184-207）。番号から機械、部品、ソフトウェアが分かります。',
      ],
      ['動画を送れますか。', 'はい、10秒で十分です。電話を固定して、問題の起きる場所を撮影してください。'],
      ['個人情報はどう扱われますか。', '回答のためにのみ使用します。[プライバシー](/privacy)をご覧ください。'],
    ),
  ],
}
