// Where games against bots run if there is a server: in the page, unless the user prefers the server.
import { remember, remembered } from '../base/remember';
import { ENGINE, SITE } from './site';

class Practice {
  here = $state(SITE || (ENGINE !== null && remembered('practice') !== 'server'));

  choose(here: boolean): void {
    this.here = here;
    remember('practice', here ? null : 'server');
  }
}

export const practice = new Practice();
