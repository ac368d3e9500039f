import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': '新闻动态',
  'news-feed.new-count': '{count} 条新消息',
  'news-feed.unread': '未读',
  'news-feed.audience': '适用于{country}，{language}',
  'news-feed.mark-read': '全部标为已读',
  'news-feed.all-read': '您已阅读全部内容',
  'news-feed.show-more': '再显示 {count} 条',
  'news-feed.none': '暂无新闻',
  'news-feed.failed': '新闻暂时无法加载。',

  'media-releases.title': '新闻稿',
  'media-releases.lead': '公司新闻以及依据证券交易所临时披露规则发布的公告。',
  'media-releases.one': '新闻稿',
  'media-releases.ad-hoc-only': '仅临时公告',
  'media-releases.ad-hoc': '临时公告',
  'media-releases.time-period': '时间段',
  'media-releases.all-years': '全部年份',
  'media-releases.range': '第 {from} 至 {to} 篇，共 {total} 篇新闻稿',
  'media-releases.none': '该时间段内没有新闻稿',
  'media-releases.published-on': '发布日期：{date}',
  'media-releases.contact': '媒体联系人',
  'media-releases.by-email': '通过电子邮件',
  'media-releases.by-email-text': '每篇新闻稿发布时即可收到。',
  'media-releases.subscribe': '订阅',
  'media-releases.subscribe-sent': '请通过我们发送给您的链接进行确认。',
}
