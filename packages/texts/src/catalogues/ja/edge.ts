import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'しばらくお待ちください',
  'edge.wait.text':
    'お使いのネットワークからの試行回数が多すぎます。1分ほど待ってから前のページに戻り、もう一度お試しください。試行が続くと、待ち時間は15分になります。アカウントはロックされていません。',
  'edge.unavailable.title': 'まもなく再開します',
  'edge.unavailable.text': 'ウェブサイトの作業を行っています。30秒後にもう一度お試しください。',
}
