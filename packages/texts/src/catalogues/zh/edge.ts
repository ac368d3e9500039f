import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': '请稍候',
  'edge.wait.text':
    '来自您网络的尝试次数过多。请返回，一分钟后再试；如果继续多次尝试，则需等待一刻钟。您的账户没有被锁定。',
  'edge.away.title': '马上回来',
  'edge.away.text': '我们正在维护网站。请半分钟后再试。',
}
