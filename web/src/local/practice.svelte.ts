// Where games against bots are played in the page of a server: in the page, unless somebody wants them at the server.
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
