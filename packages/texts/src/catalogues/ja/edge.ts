import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'しばらくお待ちください',
  'edge.wait.text':
    'お使いのネットワークからの試行回数が多すぎます。前のページに戻り、1分後にもう一度お試しください。さらに試行が続くと、待ち時間は15分になります。アカウントはロックされていません。',
  'edge.away.title': 'まもなく再開します',
  'edge.away.text': 'ウェブサイトの作業を行っています。30秒後にもう一度お試しください。',
}
