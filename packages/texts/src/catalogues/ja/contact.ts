import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': '専門担当者に相談する',
  'contact.promise': '24 時間以内に回答します。',
  'contact.lead': '加工される電線と端子をお知らせください。機械に詳しい担当者が 24 時間以内に回答します。',
  'contact.about': '{product} についてのご質問',
  'contact.question': 'ご質問',
  'contact.question-hint': '例：電線の種類、端子、シフトあたりの数量。',
  'contact.send': '質問を送信',
  'contact.write-email': 'メールを書く',
  'contact.call': '電話する',
  'contact.more-ways': 'その他のお問い合わせ方法',

  'contact.next': '今後の流れ',
  'contact.next-read': 'ご質問は当日中に拝読します。',
  'contact.next-proposal': '実測サンプル付きのご提案をお送りします。',
  'contact.next-demo': '当社または動画で、機械の動作をご覧いただけます。',
  'contact.sent': 'ご質問を受け付けました',
  'contact.sent-due': '{due} までに回答します。',
  'contact.sent-number': '受付番号：{number}',
  'contact.sent-copy': '控えを {email} にお送りしました。',
}
