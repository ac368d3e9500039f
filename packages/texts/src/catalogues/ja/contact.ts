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

  'contact.subject': '件名：{subject}',
  'contact.employer-or-school': '現在の勤務先または学校',
  'contact.topic.demo': 'デモを依頼',
  'contact.topic.demo-lead':
    'ご覧になりたい内容とご希望の時期をお知らせください。当社、お客様の工場、またはビデオでご覧いただけます。',
  'contact.topic.training': '研修の席を予約',
  'contact.topic.training-lead':
    'コース名、人数、ご希望の日程をお知らせください。席を確定するか、別の日程をご提案します。',
  'contact.topic.event': '席を予約',
  'contact.topic.event-lead': '参加をご希望の日と人数をお知らせください。',
  'contact.topic.visit': '見学を申し込む',
  'contact.topic.visit-lead': 'ご希望の日時と、特にご覧になりたい内容をお知らせください。',
  'contact.topic.sample': 'サンプルの送付を知らせる',
  'contact.topic.sample-lead': '電線、端子、数量、測定する項目をお知らせください。',
  'contact.topic.quote': '価格を問い合わせる',
  'contact.topic.quote-lead': '機種、シリアル番号、1日のシフト数だけで、概算価格をお出しできます。',
  'contact.topic.application': '応募する',
  'contact.topic.application-lead': '応募する職種と、これまでのご経験をお書きください。作品の写真も添付できます。',
}
