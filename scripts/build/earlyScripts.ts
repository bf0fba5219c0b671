/** Small scripts that are written into the page and run before the first script of the app. */
import { KEY_PREFIX } from 'redux-persist';
import { keptAt } from '../../contract/madePages.ts';

/** Reads a field of a part of the state that this browser keeps; throws where there is none. */
const kept = (slice: string, field: string): string =>
  `JSON.parse(JSON.parse(localStorage['${KEY_PREFIX}${keptAt(slice)}']).${field})`;

const mark = (name: string, value = ''): string => `document.documentElement.dataset.${name}='${value}'`;

/**
 * Runs in the page before the first paint. A page is made for a newcomer, with places for what this browser knows besides: marks
 * of what it knows show or hide a part by a style, so that nothing moves and nothing wrong is seen. The top games of home are hidden
 * from who has played here, whose own games take their places; the buttons of the sign-in are not for who was signed in here, nor is
 * what `isForVisitors` says of the whole page; and the tiles of a list may be small.
 */
export const markBrowser = ({ isForVisitors }: { isForVisitors: boolean }): string =>
  [
    `try{${kept('games', 'recentlyPlayed')}[0].length;${mark('returning')}}catch{}`,
    `try{if(${kept('auth', 'wasSignedIn')})${mark('player', isForVisitors ? 'page' : 'bar')}}catch{}`,
    `try{if(${kept('ui', 'isListCompact')})${mark('compact')}}catch{}`,
  ].join('');

/**
 * Runs in the page before the first paint. A press of a button before the app is there is kept and shown as waiting; the
 * last one counts. Links work by themselves. The app (src/app/madePage/mount.tsx) has it answered once: by the button
 * itself, or by the same one that the app has rendered in its place. A language that is chosen from its list is kept too,
 * until the list of the app takes it (src/app/layout/LanguageSelect.tsx), and so is what is typed into a search
 * (src/pages/allGames/Head.tsx). A page that failed (`TELL_FAILURE`) drops all of it and keeps no more.
 */
export const KEEP_PRESS = `{
  const kept={
    button:null,
    language:'',
    text:'',
    isWaiting:true,
    stop(){
      kept.isWaiting=false;
      removeEventListener('click',keep,true)
    },
    drop(){
      show(null);
      kept.takeLanguage();
      kept.takeText();
      kept.stop()
    },
    answer(){
      const {button}=kept;
      show(null);
      [...document.querySelectorAll('button')].find(other=>other===button||other.isEqualNode(button))?.click()
    },
    takeLanguage(){
      const {language}=kept;
      kept.language='';
      removeEventListener('change',note,true);
      return language
    },
    takeText(){
      const {text}=kept;
      kept.text='';
      removeEventListener('input',read,true);
      return text
    }
  };
  function show(button){
    kept.button?.removeAttribute('aria-busy');
    kept.button=button;
    button?.setAttribute('aria-busy','true')
  }
  function keep({target}){
    const button=target.closest?.('button');
    if(button)show(button)
  }
  function note({target}){
    if(target.name==='language')kept.language=target.value
  }
  function read({target}){
    if(target.type==='search')kept.text=target.value
  }
  addEventListener('click',keep,true);
  addEventListener('change',note,true);
  addEventListener('input',read,true);
  self.keptPress=kept
}`.replaceAll(/\n\s*/g, '');

/**
 * Runs in each page before its scripts, after `KEEP_PRESS`. When a script of the page itself does not come, or fails before
 * the app is there, the page tells so (public/index.html), because no button would work. Scripts of parts that open later
 * are not deferred: the app tells of them where they are. What extensions of the browser do wrong is not ours.
 */
export const TELL_FAILURE = `{
  function tell(){
    document.getElementById('not-loaded').hidden=false;
    keptPress.drop()
  }
  addEventListener('error',({target,filename})=>{
    if(target.defer||keptPress.isWaiting&&filename?.startsWith(location.origin+'/assets/'))tell()
  },true);
  addEventListener('unhandledrejection',()=>{
    if(keptPress.isWaiting)tell()
  })
}`.replaceAll(/\n\s*/g, '');

/**
 * Runs in the page while its scripts are on the way: the first question about a language's formats takes a cheap phone
 * 60 ms, once. It is asked when the pictures of the first screen are there and the browser has nothing to do.
 */
export const WARM_FORMATS = `{
  function warm(){
    if([...document.images].some(({complete})=>!complete))return;
    document.removeEventListener('load',warm,true);
    (self.requestIdleCallback??setTimeout)(()=>Intl.NumberFormat.supportedLocalesOf('en'))
  }
  document.addEventListener('load',warm,true)
}`.replaceAll(/\n\s*/g, '');
