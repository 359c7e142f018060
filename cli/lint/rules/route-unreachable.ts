import type { RuleText } from '../rule-text.ts';

export const routeUnreachable: RuleText = {
  id: 'route-unreachable',
  severity: 'warning',
  explanation: {
    zh: '每个页面都要有路可到：菜单、网页或文章里的链接、列表、搜索、跳转，或者出错页面。哪里都没有链接的页面，读者找不到。给它加一个链接，让它出现在菜单里（去掉 hideInMenu），或者删去这个路由。',
    en: 'Some way leads to every page: the menu, a link on a page or in a text, a list, the search, a redirect, or the error pages. Nobody finds a page that nothing leads to. Link it, let the menu show it (without hideInMenu), or remove the route.',
  },
  bad: '- { id: poster, paths: { zh: /poster }, page: poster, hideInMenu: true }',
  good: 'link: /poster',
};
