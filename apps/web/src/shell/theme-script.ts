export const THEME_STORED_AS = "consigliere-theme";
/** An event whose detail is the theme that was chosen; none: the page may have lost its theme. */
export const THEME_CHANGED = "consigliere-theme-changed";

/** Runs before the first paint, so that the page does not flash in the other theme. */
export const THEME_SCRIPT = `(function(){var c,d=document.documentElement,q=matchMedia("(prefers-color-scheme: light)");function s(){var t=c;if(!t)try{t=localStorage.getItem("${THEME_STORED_AS}")}catch(e){}d.dataset.theme=t==="day"||t==="night"?t:q.matches?"day":"night"}s();q.addEventListener("change",s);addEventListener("${THEME_CHANGED}",function(e){c=e.detail||c;s()})})()`;
