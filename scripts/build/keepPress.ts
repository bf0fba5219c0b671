/**
 * Runs in the page before the first paint. A press of a button before the app is there is kept and shown as waiting; the
 * last one counts. Links work by themselves. The app (src/app/madeHome/mount.tsx) has it answered once: by the button
 * itself, or by the same one that the app has rendered in its place. A language that is chosen from its list is kept too,
 * until the list of the app takes it (useEarlyLanguage.ts). A page that failed (`tellFailure.ts`) drops both and keeps no
 * more.
 */
export const KEEP_PRESS = `{
  const kept={
    button:null,
    language:'',
    isWaiting:true,
    stop(){
      kept.isWaiting=false;
      removeEventListener('click',keep,true)
    },
    drop(){
      show(null);
      kept.takeLanguage();
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
  addEventListener('click',keep,true);
  addEventListener('change',note,true);
  self.keptPress=kept
}`.replaceAll(/\n\s*/g, '');
